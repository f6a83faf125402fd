/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  Login200,
  RegisterUser201
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.post('*/api/auth/email-verification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendEmailVerificationMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verification/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailVerificationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: Login200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Login200> | Login200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/forgot', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePasswordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/auth/users/me/password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterUserMockHandler = (overrideResponse?: RegisterUser201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterUser201> | RegisterUser201), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
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
