/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AccountDeleteRequest,
  AvatarUpload,
  BankingSettingsUpdateRequest,
  CoverUpload,
  PaymentGatewaySettingsUpdateRequest,
  PerformerDocumentUpload,
  PerformerUpdateRequest,
  WelcomeVideoUpload
} from '../fanlight.schemas.ts';


/**
 * @summary Set the performer's own avatar
 */
export const UploadPerformerAvatarBody = AvatarUpload

/**
 * @summary Set the bank account for payouts
 */
export const UpdateBankingSettingsBody = BankingSettingsUpdateRequest

/**
 * @summary Set the performer's own cover
 */
export const UploadPerformerCoverBody = CoverUpload

/**
 * @summary Upload an identity document
 */
export const UploadPerformerDocumentBody = PerformerDocumentUpload

/**
 * @summary Change the performer's own profile
 */
export const UpdateMyPerformerBody = PerformerUpdateRequest

/**
 * @summary Choose the destination of payouts
 */
export const UpdatePaymentGatewaySettingsBody = PaymentGatewaySettingsUpdateRequest

/**
 * @summary Random performers whom the viewer does not follow
 */
export const ListRandomPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20)
})

/**
 * @summary The most followed performers
 */
export const ListTopPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000)))
})

/**
 * @summary Search performers by name, username or biography
 */
export const SearchPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['popular', 'latest', 'name'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "gender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['male', 'female'])),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[A-Z]{2}$/))),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[a-z]{2,3}$/))),
  "isLive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isFree": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Set the welcome video of the performer's own profile
 */
export const UploadPerformerWelcomeVideoBody = WelcomeVideoUpload

/**
 * @summary One performer, by username or id
 */
export const GetPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(30))
})

/**
 * @summary Delete the performer's own account
 */
export const DeletePerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const DeletePerformerBody = AccountDeleteRequest

/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

