/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ApplyCoupon200,
  CreatePaymentCard201,
  CreateSandboxPaymentMethod201,
  CreateStripeAccount201,
  DoneResponse,
  ListPaymentCards200,
  ListTransactions200,
  PaymentReceiptResponse,
  SetDefaultPaymentCard200,
  SubscribePerformer201,
  SubscriptionResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getApplyCouponResponseMock,
  getAuthenticateSandboxPaymentResponseMock,
  getCancelSubscriptionResponseMock,
  getCreatePaymentCardResponseMock,
  getCreateSandboxPaymentMethodResponseMock,
  getCreateStripeAccountResponseMock,
  getDeletePaymentCardResponseMock,
  getGetPaymentResponseMock,
  getListPaymentCardsResponseMock,
  getListTransactionsResponseMock,
  getReceiveGatewayEventResponseMock,
  getSetDefaultPaymentCardResponseMock,
  getSubscribePerformerResponseMock,
  getTopUpWalletResponseMock
} from './payments.faker.ts';

export { getApplyCouponResponseMock, getListPaymentCardsResponseMock, getDeletePaymentCardResponseMock, getSetDefaultPaymentCardResponseMock, getSubscribePerformerResponseMock, getListTransactionsResponseMock, getTopUpWalletResponseMock, getGetPaymentResponseMock, getCancelSubscriptionResponseMock, getReceiveGatewayEventResponseMock, getCreateSandboxPaymentMethodResponseMock, getAuthenticateSandboxPaymentResponseMock, getCreateStripeAccountResponseMock, getCreatePaymentCardResponseMock } from './payments.faker.ts';


export const getApplyCouponMockHandler = (overrideResponse?: ApplyCoupon200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyCoupon200> | ApplyCoupon200), options?: RequestHandlerOptions) => {
  return http.post('*/api/coupons/:code/apply-coupon', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPaymentCardsMockHandler = (overrideResponse?: ListPaymentCards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentCards200> | ListPaymentCards200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePaymentCardMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/payment-cards/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePaymentCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetDefaultPaymentCardMockHandler = (overrideResponse?: SetDefaultPaymentCard200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SetDefaultPaymentCard200> | SetDefaultPaymentCard200), options?: RequestHandlerOptions) => {
  return http.put('*/api/payment-cards/:id/default', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDefaultPaymentCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubscribePerformerMockHandler = (overrideResponse?: SubscribePerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscribePerformer201> | SubscribePerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/subscribe/performers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubscribePerformerResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListTransactionsMockHandler = (overrideResponse?: ListTransactions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTransactions200> | ListTransactions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment/transactions/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTopUpWalletMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/wallet/top-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTopUpWalletResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPaymentMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSubscriptionMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/:provider/cancel-subscription/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReceiveGatewayEventMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/:provider/webhook', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReceiveGatewayEventResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSandboxPaymentMethodMockHandler = (overrideResponse?: CreateSandboxPaymentMethod201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateSandboxPaymentMethod201> | CreateSandboxPaymentMethod201), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/payment-methods', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSandboxPaymentMethodResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAuthenticateSandboxPaymentMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/payments/:id/authenticate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthenticateSandboxPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStripeAccountMockHandler = (overrideResponse?: CreateStripeAccount201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateStripeAccount201> | CreateStripeAccount201), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/accounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStripeAccountResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreatePaymentCardMockHandler = (overrideResponse?: CreatePaymentCard201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatePaymentCard201> | CreatePaymentCard201), options?: RequestHandlerOptions) => {
  return http.post('*/api/:provider/cards', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePaymentCardResponseMock(),
      { status: 201
      })
  }, options)
}
export const getPaymentsMock = () => [
  getApplyCouponMockHandler(),
  getListPaymentCardsMockHandler(),
  getDeletePaymentCardMockHandler(),
  getSetDefaultPaymentCardMockHandler(),
  getSubscribePerformerMockHandler(),
  getListTransactionsMockHandler(),
  getTopUpWalletMockHandler(),
  getGetPaymentMockHandler(),
  getCancelSubscriptionMockHandler(),
  getReceiveGatewayEventMockHandler(),
  getCreateSandboxPaymentMethodMockHandler(),
  getAuthenticateSandboxPaymentMockHandler(),
  getCreateStripeAccountMockHandler(),
  getCreatePaymentCardMockHandler()
]
