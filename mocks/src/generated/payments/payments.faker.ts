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
  getPaymentListMock,
  getPaymentMethodMock,
  getPaymentReceiptMock,
  getSavedCardMock,
  getSavedCardReceiptMock,
  getStripeAccountMock,
  getSubscriptionReceiptMock
} from '../schemas/index.faker.ts';


export const getApplyCouponResponseMock = (): ApplyCoupon200 => ({"data":{"code":"FIRSTKILN","type":"top-up","percentOff":10,"amountBefore":100,"discount":10,"amount":90,"tokens":100,"currency":"USD","remainingUses":1,"expiresAt":null}})

export const getListPaymentCardsResponseMock = (): ListPaymentCards200 => ({"data":{"data":[{"_id":"0193f2a4c1d07b3e5a918c42","paymentMethodId":"pm_0193f2a4c1d07b3e5a918c42","gateway":"sandbox","status":"ready","brand":"visa","last4":"4242","expMonth":12,"expYear":2034,"isDefault":true,"createdAt":"2026-05-14T09:26:53.000Z"}],"total":1,"isMore":false}})

export const getDeletePaymentCardResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getSetDefaultPaymentCardResponseMock = (overrideResponse: Partial<Extract<SetDefaultPaymentCard200, object>> = {}): SetDefaultPaymentCard200 => ({data: { ...getSavedCardMock() }, ...overrideResponse})

export const getSubscribePerformerResponseMock = (overrideResponse: Partial<Extract<SubscribePerformer201, object>> = {}): SubscribePerformer201 => ({data: { ...getSubscriptionReceiptMock() }, ...overrideResponse})

export const getListTransactionsResponseMock = (overrideResponse: Partial<Extract<ListTransactions200, object>> = {}): ListTransactions200 => ({data: { ...getPaymentListMock() }, ...overrideResponse})

export const getTopUpWalletResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getGetPaymentResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getCancelSubscriptionResponseMock = (): SubscriptionResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","type":"monthly","status":"cancelled","performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"user":{"_id":"0193f2a4c1d07b3e5a918c02","name":"Noor Haddad","username":"noor","avatar":null,"isPerformer":false,"isVerified":false},"price":9.95,"newPrice":null,"newPriceAt":null,"hasConsented":false,"provider":"sandbox","card":{"brand":"visa","last4":"4242"},"isRenewing":false,"startedAt":"2026-03-14T09:26:53.000Z","paidThroughAt":"2026-06-14T09:26:53.000Z","renewsAt":null,"cancelledAt":"2026-05-14T09:26:53.000Z","endedAt":null,"totalFailures":0,"failureCode":null,"createdAt":"2026-03-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

export const getReceiveGatewayEventResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getCreateSandboxPaymentMethodResponseMock = (overrideResponse: Partial<Extract<CreateSandboxPaymentMethod201, object>> = {}): CreateSandboxPaymentMethod201 => ({data: { ...getPaymentMethodMock() }, ...overrideResponse})

export const getAuthenticateSandboxPaymentResponseMock = (overrideResponse: Partial<Extract<PaymentReceiptResponse, object>> = {}): PaymentReceiptResponse => ({data: { ...getPaymentReceiptMock() }, ...overrideResponse})

export const getCreateStripeAccountResponseMock = (overrideResponse: Partial<Extract<CreateStripeAccount201, object>> = {}): CreateStripeAccount201 => ({data: { ...getStripeAccountMock() }, ...overrideResponse})

export const getCreatePaymentCardResponseMock = (overrideResponse: Partial<Extract<CreatePaymentCard201, object>> = {}): CreatePaymentCard201 => ({data: { ...getSavedCardReceiptMock() }, ...overrideResponse})

