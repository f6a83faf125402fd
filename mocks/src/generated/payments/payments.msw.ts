/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

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
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getApplyCouponResponseMock,
  getAuthenticateSandboxPaymentResponseMock,
  getCancelSubscriptionResponseMock,
  getCompleteSandboxOnboardingResponseMock,
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

export { getApplyCouponResponseMock, getListPaymentCardsResponseMock, getDeletePaymentCardResponseMock, getSetDefaultPaymentCardResponseMock, getSubscribePerformerResponseMock, getListTransactionsResponseMock, getTopUpWalletResponseMock, getGetPaymentResponseMock, getCancelSubscriptionResponseMock, getReceiveGatewayEventResponseMock, getCreateSandboxPaymentMethodResponseMock, getAuthenticateSandboxPaymentResponseMock, getCompleteSandboxOnboardingResponseMock, getCreateStripeAccountResponseMock, getCreatePaymentCardResponseMock } from './payments.faker.ts';


export const getApplyCouponMockHandler = (overrideResponse?: ApplyCoupon200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyCoupon200> | ApplyCoupon200), options?: RequestHandlerOptions) => {
  return http.post('*/api/coupons/:code/apply-coupon', (info) => respond('applyCoupon', info, overrideResponse, getApplyCouponResponseMock), options)
}

export const getListPaymentCardsMockHandler = (overrideResponse?: ListPaymentCards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentCards200> | ListPaymentCards200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment-cards', (info) => respond('listPaymentCards', info, overrideResponse, getListPaymentCardsResponseMock), options)
}

export const getDeletePaymentCardMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/payment-cards/:id', (info) => respond('deletePaymentCard', info, overrideResponse, getDeletePaymentCardResponseMock), options)
}

export const getSetDefaultPaymentCardMockHandler = (overrideResponse?: SetDefaultPaymentCard200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SetDefaultPaymentCard200> | SetDefaultPaymentCard200), options?: RequestHandlerOptions) => {
  return http.put('*/api/payment-cards/:id/default', (info) => respond('setDefaultPaymentCard', info, overrideResponse, getSetDefaultPaymentCardResponseMock), options)
}

export const getSubscribePerformerMockHandler = (overrideResponse?: SubscribePerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscribePerformer201> | SubscribePerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/subscribe/performers', (info) => respond('subscribePerformer', info, overrideResponse, getSubscribePerformerResponseMock), options)
}

export const getListTransactionsMockHandler = (overrideResponse?: ListTransactions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTransactions200> | ListTransactions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment/transactions/user/search', (info) => respond('listTransactions', info, overrideResponse, getListTransactionsResponseMock), options)
}

export const getTopUpWalletMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/wallet/top-up', (info) => respond('topUpWallet', info, overrideResponse, getTopUpWalletResponseMock), options)
}

export const getGetPaymentMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment/:id', (info) => respond('getPayment', info, overrideResponse, getGetPaymentResponseMock), options)
}

export const getCancelSubscriptionMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/:provider/cancel-subscription/:id', (info) => respond('cancelSubscription', info, overrideResponse, getCancelSubscriptionResponseMock), options)
}

export const getReceiveGatewayEventMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/:provider/webhook', (info) => respond('receiveGatewayEvent', info, overrideResponse, getReceiveGatewayEventResponseMock), options)
}

export const getCreateSandboxPaymentMethodMockHandler = (overrideResponse?: CreateSandboxPaymentMethod201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateSandboxPaymentMethod201> | CreateSandboxPaymentMethod201), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/payment-methods', (info) => respond('createSandboxPaymentMethod', info, overrideResponse, getCreateSandboxPaymentMethodResponseMock), options)
}

export const getAuthenticateSandboxPaymentMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/payments/:id/authenticate', (info) => respond('authenticateSandboxPayment', info, overrideResponse, getAuthenticateSandboxPaymentResponseMock), options)
}

export const getCompleteSandboxOnboardingMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/stripe-account/onboarding', (info) => respond('completeSandboxOnboarding', info, overrideResponse, getCompleteSandboxOnboardingResponseMock), options)
}

export const getCreateStripeAccountMockHandler = (overrideResponse?: CreateStripeAccount201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateStripeAccount201> | CreateStripeAccount201), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/accounts', (info) => respond('createStripeAccount', info, overrideResponse, getCreateStripeAccountResponseMock), options)
}

export const getCreatePaymentCardMockHandler = (overrideResponse?: CreatePaymentCard201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatePaymentCard201> | CreatePaymentCard201), options?: RequestHandlerOptions) => {
  return http.post('*/api/:provider/cards', (info) => respond('createPaymentCard', info, overrideResponse, getCreatePaymentCardResponseMock), options)
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
  getCompleteSandboxOnboardingMockHandler(),
  getCreateStripeAccountMockHandler(),
  getCreatePaymentCardMockHandler()
]
