/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CreateSandboxPaymentMethod201,
  ListTransactions200,
  PaymentReceiptResponse
} from '@fanlight/sdk/models';

import {
  getPaymentListMock,
  getPaymentMethodMock,
  getPaymentReceiptMock
} from '../schemas/index.faker.ts';


export const getListTransactionsResponseMock = (overrideResponse: Partial<Extract<ListTransactions200, object>> = {}): ListTransactions200 => ({data: { ...getPaymentListMock() }, ...overrideResponse})

export const getTopUpWalletResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getCreateSandboxPaymentMethodResponseMock = (overrideResponse: Partial<Extract<CreateSandboxPaymentMethod201, object>> = {}): CreateSandboxPaymentMethod201 => ({data: { ...getPaymentMethodMock() }, ...overrideResponse})

export const getAuthenticateSandboxPaymentResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

