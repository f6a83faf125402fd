/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AuthTokenResponse,
  DoneResponse,
  ListSessions200,
  MyPerformerResponse,
  RegisterPerformer201,
  RegisterUser201,
  StartTwitterLogin200
} from '@fanlight/sdk/models';

import {
  getAuthTokenMock,
  getMyPerformerMock,
  getRegistrationMock
} from '../schemas/index.faker.ts';


export const getVerifyEmailResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getResendEmailVerificationResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getLoginWithGoogleResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getExchangeGoogleTokenResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getLogoutResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getRegisterPerformerResponseMock = (overrideResponse: Partial<Extract<RegisterPerformer201, object>> = {}): RegisterPerformer201 => ({data: { ...getRegistrationMock() }, ...overrideResponse})

export const getSwitchToPerformerWithDocumentsResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

export const getListSessionsResponseMock = (): ListSessions200 => ({"data":{"data":[{"_id":"0193f2a4c1d07b3e5a918c42","isCurrent":true,"client":"Firefox on Linux","countryCode":"PT","createdAt":"2026-05-01T18:02:11.000Z","usedAt":"2026-05-14T09:26:53.000Z","expiresAt":"2027-05-01T18:02:11.000Z"}],"total":1,"isMore":false}})

export const getEndSessionResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getCompleteTwitterLoginResponseMock = (overrideResponse: Partial<Extract<AuthTokenResponse, object>> = {}): AuthTokenResponse => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getStartTwitterLoginResponseMock = (): StartTwitterLogin200 => ({"data":{"url":"https://api.twitter.com/oauth/authenticate?oauth_token=Zb7m0cVt0Xo5yWnJ5p2h8kQm1u","oauthToken":"Zb7m0cVt0Xo5yWnJ5p2h8kQm1u","oauthTokenSecret":"R9sT4vB6xYdEfGcq3Zb7m0cVt0"}})

export const getRequestPasswordResetResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getUpdatePasswordResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<RegisterUser201, object>> = {}): RegisterUser201 => ({data: { ...getRegistrationMock() }, ...overrideResponse})

export const getResetPasswordResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getSwitchToPerformerResponseMock = (overrideResponse: Partial<Extract<MyPerformerResponse, object>> = {}): MyPerformerResponse => ({data: { ...getMyPerformerMock() }, ...overrideResponse})

