/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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
  getAuthTokenMock,
  getDoneMock,
  getEmailVerificationMock,
  getMyPerformerMock,
  getRecoveryCodesMock,
  getRegistrationMock,
  getSecondFactorMock,
  getSecondFactorSecretMock,
  getSessionListMock,
  getTwitterLoginMock
} from '../schemas/index.faker.ts';


export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<EmailVerificationResponse, object>> = {}): EmailVerificationResponse => ({data: { ...getEmailVerificationMock() }, ...overrideResponse})

export const getResendEmailVerificationResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getLoginWithGoogleResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getExchangeGoogleTokenResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getRegisterPerformerResponseMock = (overrideResponse: Partial<Extract<RegisterPerformer201, object>> = {}): RegisterPerformer201 => ({data: { ...getRegistrationMock() }, ...overrideResponse})

export const getSwitchToPerformerWithDocumentsResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getGetSecondFactorResponseMock = (overrideResponse: Partial<Extract<GetSecondFactor200, object>> = {}): GetSecondFactor200 => ({data: { ...getSecondFactorMock() }, ...overrideResponse})

export const getStartSecondFactorResponseMock = (overrideResponse: Partial<Extract<StartSecondFactor201, object>> = {}): StartSecondFactor201 => ({data: { ...getSecondFactorSecretMock() }, ...overrideResponse})

export const getConfirmSecondFactorResponseMock = (overrideResponse: Partial<Extract<ConfirmSecondFactor200, object>> = {}): ConfirmSecondFactor200 => ({data: { ...getRecoveryCodesMock() }, ...overrideResponse})

export const getRemoveSecondFactorResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getVerifySecondFactorResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListSessionsResponseMock = (overrideResponse: Partial<Extract<ListSessions200, object>> = {}): ListSessions200 => ({data: { ...getSessionListMock() }, ...overrideResponse})

export const getEndSessionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getCompleteTwitterLoginResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getStartTwitterLoginResponseMock = (overrideResponse: Partial<Extract<StartTwitterLogin200, object>> = {}): StartTwitterLogin200 => ({data: { ...getTwitterLoginMock() }, ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getUpdatePasswordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<RegisterUser201, object>> = {}): RegisterUser201 => ({data: { ...getRegistrationMock() }, ...overrideResponse})

export const getCorrectRegistrationEmailResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getUndoAccountChangeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getSwitchToPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

