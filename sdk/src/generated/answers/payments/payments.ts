/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PaymentList,
  PaymentMethod,
  PaymentReceipt
} from '../fanlight.schemas.ts';


/**
 * @summary The reader's payments through the gateway, latest first
 */
export const ListTransactionsResponse = /*#__PURE__*/ zod.object({
  "data": PaymentList
})

/**
 * @summary Buy tokens by card
 */
export const TopUpWalletResponse = /*#__PURE__*/ zod.object({
  "data": PaymentReceipt
})

/**
 * @summary Hand a test card to the sandbox gateway
 */
export const CreateSandboxPaymentMethodResponse = /*#__PURE__*/ zod.object({
  "data": PaymentMethod
})

/**
 * @summary Answer the sandbox gateway's authentication step
 */
export const AuthenticateSandboxPaymentResponse = /*#__PURE__*/ zod.object({
  "data": PaymentReceipt
})

