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
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCompleteTwitterLoginResponseMock,
  getEndSessionResponseMock,
  getExchangeGoogleTokenResponseMock,
  getListSessionsResponseMock,
  getLoginResponseMock,
  getLoginWithGoogleResponseMock,
  getLogoutResponseMock,
  getRegisterPerformerResponseMock,
  getRegisterUserResponseMock,
  getRequestPasswordResetResponseMock,
  getResendEmailVerificationResponseMock,
  getResetPasswordResponseMock,
  getStartTwitterLoginResponseMock,
  getSwitchToPerformerResponseMock,
  getSwitchToPerformerWithDocumentsResponseMock,
  getUpdatePasswordResponseMock,
  getVerifyEmailResponseMock
} from './auth.faker.ts';

export { getVerifyEmailResponseMock, getResendEmailVerificationResponseMock, getLoginWithGoogleResponseMock, getExchangeGoogleTokenResponseMock, getLoginResponseMock, getLogoutResponseMock, getRegisterPerformerResponseMock, getSwitchToPerformerWithDocumentsResponseMock, getListSessionsResponseMock, getEndSessionResponseMock, getCompleteTwitterLoginResponseMock, getStartTwitterLoginResponseMock, getRequestPasswordResetResponseMock, getUpdatePasswordResponseMock, getRegisterUserResponseMock, getResetPasswordResponseMock, getSwitchToPerformerResponseMock } from './auth.faker.ts';


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

export const getLoginWithGoogleMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/google/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginWithGoogleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExchangeGoogleTokenMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/google/token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExchangeGoogleTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
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

export const getRegisterPerformerMockHandler = (overrideResponse?: RegisterPerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterPerformer201> | RegisterPerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/performers/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterPerformerResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSwitchToPerformerWithDocumentsMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/performers/switch-to-performer/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSwitchToPerformerWithDocumentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: ListSessions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSessions200> | ListSessions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndSessionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/auth/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteTwitterLoginMockHandler = (overrideResponse?: AuthTokenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokenResponse> | AuthTokenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/twitter/callback', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTwitterLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartTwitterLoginMockHandler = (overrideResponse?: StartTwitterLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTwitterLogin200> | StartTwitterLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/twitter/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTwitterLoginResponseMock(),
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

export const getSwitchToPerformerMockHandler = (overrideResponse?: MyPerformerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyPerformerResponse> | MyPerformerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/users/:id/switch-to-performer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSwitchToPerformerResponseMock(),
      { status: 200
      })
  }, options)
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
  getListSessionsMockHandler(),
  getEndSessionMockHandler(),
  getCompleteTwitterLoginMockHandler(),
  getStartTwitterLoginMockHandler(),
  getRequestPasswordResetMockHandler(),
  getUpdatePasswordMockHandler(),
  getRegisterUserMockHandler(),
  getResetPasswordMockHandler(),
  getSwitchToPerformerMockHandler()
]
