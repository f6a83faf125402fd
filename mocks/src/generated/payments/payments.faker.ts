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
  getAppliedCouponMock,
  getDoneMock,
  getPaymentListMock,
  getPaymentMethodMock,
  getPaymentReceiptMock,
  getSavedCardListMock,
  getSavedCardMock,
  getSavedCardReceiptMock,
  getStripeAccountMock,
  getSubscriptionMock,
  getSubscriptionReceiptMock
} from '../schemas/index.faker.ts';


export const getApplyCouponResponseMock = (overrideResponse: Partial<Extract<ApplyCoupon200, object>> = {}): ApplyCoupon200 => ({data: { ...getAppliedCouponMock() }, ...overrideResponse})

export const getListPaymentCardsResponseMock = (overrideResponse: Partial<Extract<ListPaymentCards200, object>> = {}): ListPaymentCards200 => ({data: { ...getSavedCardListMock() }, ...overrideResponse})

export const getDeletePaymentCardResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getSetDefaultPaymentCardResponseMock = (overrideResponse: Partial<Extract<SetDefaultPaymentCard200, object>> = {}): SetDefaultPaymentCard200 => ({data: { ...getSavedCardMock() }, ...overrideResponse})

export const getSubscribePerformerResponseMock = (overrideResponse: Partial<Extract<SubscribePerformer201, object>> = {}): SubscribePerformer201 => ({data: { ...getSubscriptionReceiptMock() }, ...overrideResponse})

export const getListTransactionsResponseMock = (overrideResponse: Partial<Extract<ListTransactions200, object>> = {}): ListTransactions200 => ({data: { ...getPaymentListMock() }, ...overrideResponse})

export const getTopUpWalletResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getGetPaymentResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getCancelSubscriptionResponseMock = (overrideResponse: Partial<Extract<SubscriptionResponse, object>> = {}): SubscriptionResponse => ({data: { ...getSubscriptionMock() }, ...overrideResponse})

export const getReceiveGatewayEventResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getCreateSandboxPaymentMethodResponseMock = (overrideResponse: Partial<Extract<CreateSandboxPaymentMethod201, object>> = {}): CreateSandboxPaymentMethod201 => ({data: { ...getPaymentMethodMock() }, ...overrideResponse})

export const getAuthenticateSandboxPaymentResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getCompleteSandboxOnboardingResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getCreateStripeAccountResponseMock = (overrideResponse: Partial<Extract<CreateStripeAccount201, object>> = {}): CreateStripeAccount201 => ({data: { ...getStripeAccountMock() }, ...overrideResponse})

export const getCreatePaymentCardResponseMock = (overrideResponse: Partial<Extract<CreatePaymentCard201, object>> = {}): CreatePaymentCard201 => ({data: { ...getSavedCardReceiptMock() }, ...overrideResponse})

