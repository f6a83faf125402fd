/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  Login200,
  RegisterUser201
} from '@fanlight/sdk/models';

import {
  getAuthTokenMock,
  getRegistrationMock
} from '../schemas/index.faker.ts';


export const getVerifyEmailResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getResendEmailVerificationResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<Login200, object>> = {}): Login200 => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getLogoutResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getRequestPasswordResetResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getUpdatePasswordResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<RegisterUser201, object>> = {}): RegisterUser201 => ({data: { ...getRegistrationMock() }, ...overrideResponse})

export const getResetPasswordResponseMock = (): DoneResponse => ({"data":{"success":true}})

