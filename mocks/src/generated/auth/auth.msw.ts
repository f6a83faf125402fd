/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  AuthTokenResponse,
  ConfirmSecondFactor200,
  DoneResponse,
  EmailVerificationResponse,
  GetSecondFactor200,
  ListSessions200,
  MyPerformerResponse,
  RegisterPerformer201,
  RegisterUser201,
  StartSecondFactor201,
  StartTwitterLogin200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCompleteTwitterLoginResponseMock,
  getConfirmSecondFactorResponseMock,
  getCorrectRegistrationEmailResponseMock,
  getEndSessionResponseMock,
  getExchangeGoogleTokenResponseMock,
  getGetSecondFactorResponseMock,
  getListSessionsResponseMock,
  getLoginResponseMock,
  getLoginWithGoogleResponseMock,
  getLogoutResponseMock,
  getRegisterPerformerResponseMock,
  getRegisterUserResponseMock,
  getRemoveSecondFactorResponseMock,
  getRequestPasswordResetResponseMock,
  getResendEmailVerificationResponseMock,
  getResetPasswordResponseMock,
  getStartSecondFactorResponseMock,
  getStartTwitterLoginResponseMock,
  getSwitchToPerformerResponseMock,
  getSwitchToPerformerWithDocumentsResponseMock,
  getUndoAccountChangeResponseMock,
  getUpdatePasswordResponseMock,
  getVerifyEmailResponseMock,
  getVerifySecondFactorResponseMock
} from './auth.faker.ts';

export { getVerifyEmailResponseMock, getResendEmailVerificationResponseMock, getLoginWithGoogleResponseMock, getExchangeGoogleTokenResponseMock, getLoginResponseMock, getLogoutResponseMock, getRegisterPerformerResponseMock, getSwitchToPerformerWithDocumentsResponseMock, getGetSecondFactorResponseMock, getStartSecondFactorResponseMock, getConfirmSecondFactorResponseMock, getRemoveSecondFactorResponseMock, getVerifySecondFactorResponseMock, getListSessionsResponseMock, getEndSessionResponseMock, getCompleteTwitterLoginResponseMock, getStartTwitterLoginResponseMock, getRequestPasswordResetResponseMock, getUpdatePasswordResponseMock, getRegisterUserResponseMock, getCorrectRegistrationEmailResponseMock, getResetPasswordResponseMock, getUndoAccountChangeResponseMock, getSwitchToPerformerResponseMock } from './auth.faker.ts';


export const getVerifyEmailMockHandler = (overrideResponse?: EmailVerificationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailVerificationResponse> | EmailVerificationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verification', (info) => respond('verifyEmail', info, overrideResponse, getVerifyEmailResponseMock), options)
}

export const getResendEmailVerificationMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verification/resend', (info) => respond('resendEmailVerification', info, overrideResponse, getResendEmailVerificationResponseMock), options)
}

export const getLoginWithGoogleMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/google/login', (info) => respond('loginWithGoogle', info, overrideResponse, getLoginWithGoogleResponseMock), options)
}

export const getExchangeGoogleTokenMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/google/token', (info) => respond('exchangeGoogleToken', info, overrideResponse, getExchangeGoogleTokenResponseMock), options)
}

export const getLoginMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', (info) => respond('login', info, overrideResponse, getLoginResponseMock), options)
}

export const getLogoutMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', (info) => respond('logout', info, overrideResponse, getLogoutResponseMock), options)
}

export const getRegisterPerformerMockHandler = (overrideResponse?: RegisterPerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterPerformer201> | RegisterPerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/performers/register', (info) => respond('registerPerformer', info, overrideResponse, getRegisterPerformerResponseMock), options)
}

export const getSwitchToPerformerWithDocumentsMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/performers/switch-to-performer/:id', (info) => respond('switchToPerformerWithDocuments', info, overrideResponse, getSwitchToPerformerWithDocumentsResponseMock), options)
}

export const getGetSecondFactorMockHandler = (overrideResponse?: GetSecondFactor200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSecondFactor200> | GetSecondFactor200), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/second-factor', (info) => respond('getSecondFactor', info, overrideResponse, getGetSecondFactorResponseMock), options)
}

export const getStartSecondFactorMockHandler = (overrideResponse?: StartSecondFactor201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartSecondFactor201> | StartSecondFactor201), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/second-factor', (info) => respond('startSecondFactor', info, overrideResponse, getStartSecondFactorResponseMock), options)
}

export const getConfirmSecondFactorMockHandler = (overrideResponse?: ConfirmSecondFactor200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmSecondFactor200> | ConfirmSecondFactor200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/second-factor/confirm', (info) => respond('confirmSecondFactor', info, overrideResponse, getConfirmSecondFactorResponseMock), options)
}

export const getRemoveSecondFactorMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/second-factor/remove', (info) => respond('removeSecondFactor', info, overrideResponse, getRemoveSecondFactorResponseMock), options)
}

export const getVerifySecondFactorMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/second-factor/verify', (info) => respond('verifySecondFactor', info, overrideResponse, getVerifySecondFactorResponseMock), options)
}

export const getListSessionsMockHandler = (overrideResponse?: ListSessions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSessions200> | ListSessions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/sessions', (info) => respond('listSessions', info, overrideResponse, getListSessionsResponseMock), options)
}

export const getEndSessionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/auth/sessions/:id', (info) => respond('endSession', info, overrideResponse, getEndSessionResponseMock), options)
}

export const getCompleteTwitterLoginMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/twitter/callback', (info) => respond('completeTwitterLogin', info, overrideResponse, getCompleteTwitterLoginResponseMock), options)
}

export const getStartTwitterLoginMockHandler = (overrideResponse?: StartTwitterLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTwitterLogin200> | StartTwitterLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/twitter/login', (info) => respond('startTwitterLogin', info, overrideResponse, getStartTwitterLoginResponseMock), options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/forgot', (info) => respond('requestPasswordReset', info, overrideResponse, getRequestPasswordResetResponseMock), options)
}

export const getUpdatePasswordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/auth/users/me/password', (info) => respond('updatePassword', info, overrideResponse, getUpdatePasswordResponseMock), options)
}

export const getRegisterUserMockHandler = (overrideResponse?: RegisterUser201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterUser201> | RegisterUser201), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/register', (info) => respond('registerUser', info, overrideResponse, getRegisterUserResponseMock), options)
}

export const getCorrectRegistrationEmailMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/auth/users/register/email', (info) => respond('correctRegistrationEmail', info, overrideResponse, getCorrectRegistrationEmailResponseMock), options)
}

export const getResetPasswordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/reset', (info) => respond('resetPassword', info, overrideResponse, getResetPasswordResponseMock), options)
}

export const getUndoAccountChangeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/undo', (info) => respond('undoAccountChange', info, overrideResponse, getUndoAccountChangeResponseMock), options)
}

export const getSwitchToPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/:id/switch-to-performer', (info) => respond('switchToPerformer', info, overrideResponse, getSwitchToPerformerResponseMock), options)
}
export const getAuthMock = () => [
  getVerifyEmailMockHandler(),
  getResendEmailVerificationMockHandler(),
  getLoginWithGoogleMockHandler(),
  getExchangeGoogleTokenMockHandler(),
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getRegisterPerformerMockHandler(),
  getSwitchToPerformerWithDocumentsMockHandler(),
  getGetSecondFactorMockHandler(),
  getStartSecondFactorMockHandler(),
  getConfirmSecondFactorMockHandler(),
  getRemoveSecondFactorMockHandler(),
  getVerifySecondFactorMockHandler(),
  getListSessionsMockHandler(),
  getEndSessionMockHandler(),
  getCompleteTwitterLoginMockHandler(),
  getStartTwitterLoginMockHandler(),
  getRequestPasswordResetMockHandler(),
  getUpdatePasswordMockHandler(),
  getRegisterUserMockHandler(),
  getCorrectRegistrationEmailMockHandler(),
  getResetPasswordMockHandler(),
  getUndoAccountChangeMockHandler(),
  getSwitchToPerformerMockHandler()
]
