/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  CreateSandboxPaymentMethod201,
  ListTransactions200,
  PaymentReceiptResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getAuthenticateSandboxPaymentResponseMock,
  getCreateSandboxPaymentMethodResponseMock,
  getListTransactionsResponseMock,
  getTopUpWalletResponseMock
} from './payments.faker.ts';

export { getListTransactionsResponseMock, getTopUpWalletResponseMock, getCreateSandboxPaymentMethodResponseMock, getAuthenticateSandboxPaymentResponseMock } from './payments.faker.ts';


export const getListTransactionsMockHandler = (overrideResponse?: ListTransactions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTransactions200> | ListTransactions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payment/transactions/user/search', (info) => respond('listTransactions', info, overrideResponse, getListTransactionsResponseMock), options)
}

export const getTopUpWalletMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payment/wallet/top-up', (info) => respond('topUpWallet', info, overrideResponse, getTopUpWalletResponseMock), options)
}

export const getCreateSandboxPaymentMethodMockHandler = (overrideResponse?: CreateSandboxPaymentMethod201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateSandboxPaymentMethod201> | CreateSandboxPaymentMethod201), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/payment-methods', (info) => respond('createSandboxPaymentMethod', info, overrideResponse, getCreateSandboxPaymentMethodResponseMock), options)
}

export const getAuthenticateSandboxPaymentMockHandler = (overrideResponse?: PaymentReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentReceiptResponse> | PaymentReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sandbox/payments/:id/authenticate', (info) => respond('authenticateSandboxPayment', info, overrideResponse, getAuthenticateSandboxPaymentResponseMock), options)
}
export const getPaymentsMock = () => [
  getListTransactionsMockHandler(),
  getTopUpWalletMockHandler(),
  getCreateSandboxPaymentMethodMockHandler(),
  getAuthenticateSandboxPaymentMockHandler()
]
