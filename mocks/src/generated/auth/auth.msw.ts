/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  Login200,
  RegisterUser201
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getLoginResponseMock,
  getLogoutResponseMock,
  getRegisterUserResponseMock,
  getRequestPasswordResetResponseMock,
  getResendEmailVerificationResponseMock,
  getResetPasswordResponseMock,
  getUpdatePasswordResponseMock,
  getVerifyEmailResponseMock
} from './auth.faker.ts';

export { getVerifyEmailResponseMock, getResendEmailVerificationResponseMock, getLoginResponseMock, getLogoutResponseMock, getRequestPasswordResetResponseMock, getUpdatePasswordResponseMock, getRegisterUserResponseMock, getResetPasswordResponseMock } from './auth.faker.ts';


export const getVerifyEmailMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verification', (info) => respond('verifyEmail', info, overrideResponse, getVerifyEmailResponseMock), options)
}

export const getResendEmailVerificationMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verification/resend', (info) => respond('resendEmailVerification', info, overrideResponse, getResendEmailVerificationResponseMock), options)
}

export const getLoginMockHandler = (overrideResponse?: Login200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Login200> | Login200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', (info) => respond('login', info, overrideResponse, getLoginResponseMock), options)
}

export const getLogoutMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', (info) => respond('logout', info, overrideResponse, getLogoutResponseMock), options)
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

export const getResetPasswordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/reset', (info) => respond('resetPassword', info, overrideResponse, getResetPasswordResponseMock), options)
}
export const getAuthMock = () => [
  getVerifyEmailMockHandler(),
  getResendEmailVerificationMockHandler(),
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getRequestPasswordResetMockHandler(),
  getUpdatePasswordMockHandler(),
  getRegisterUserMockHandler(),
  getResetPasswordMockHandler()
]
