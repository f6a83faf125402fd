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
  getDoneMock,
  getRegistrationMock
} from '../schemas/index.faker.ts';


export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getResendEmailVerificationResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<Login200, object>> = {}): Login200 => ({data: { ...getAuthTokenMock() }, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getUpdatePasswordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getRegisterUserResponseMock = (overrideResponse: Partial<Extract<RegisterUser201, object>> = {}): RegisterUser201 => ({data: { ...getRegistrationMock() }, ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

