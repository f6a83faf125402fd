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
 * @summary Set one's own avatar as a performer
 */
export const UploadPerformerAvatarBody = AvatarUpload

/**
 * @summary Say to which bank account payouts go
 */
export const UpdateBankingSettingsBody = BankingSettingsUpdateRequest

/**
 * @summary Set one's own cover
 */
export const UploadPerformerCoverBody = CoverUpload

/**
 * @summary Upload an identity document
 */
export const UploadPerformerDocumentBody = PerformerDocumentUpload

/**
 * @summary Change one's own performer profile
 */
export const UpdateMyPerformerBody = PerformerUpdateRequest

/**
 * @summary Choose where payouts go
 */
export const UpdatePaymentGatewaySettingsBody = PaymentGatewaySettingsUpdateRequest

/**
 * @summary Some performers by chance, leaving out those the reader follows
 */
export const listRandomPerformersQueryLimitDefault = 20;
export const listRandomPerformersQueryLimitMax = 100;



export const ListRandomPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRandomPerformersQueryLimitMax)), listRandomPerformersQueryLimitDefault)
})

/**
 * @summary The most followed performers
 */
export const listTopPerformersQueryLimitDefault = 20;
export const listTopPerformersQueryLimitMax = 100;

export const listTopPerformersQueryOffsetDefault = 0;
export const listTopPerformersQueryOffsetMin = 0;
export const listTopPerformersQueryOffsetMax = 10000;



export const ListTopPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTopPerformersQueryLimitMax)), listTopPerformersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listTopPerformersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listTopPerformersQueryOffsetMax)), listTopPerformersQueryOffsetDefault)
})

/**
 * @summary Find performers by name, username or what they say of themselves
 */
export const searchPerformersQueryLimitDefault = 20;
export const searchPerformersQueryLimitMax = 100;

export const searchPerformersQueryOffsetDefault = 0;
export const searchPerformersQueryOffsetMin = 0;
export const searchPerformersQueryOffsetMax = 10000;

export const searchPerformersQueryQMax = 100;

export const searchPerformersQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const searchPerformersQueryLanguageRegExp = new RegExp('^[a-z]{2,3}$');


export const SearchPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchPerformersQueryLimitMax)), searchPerformersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(searchPerformersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(searchPerformersQueryOffsetMax)), searchPerformersQueryOffsetDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['popular', 'latest', 'name'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchPerformersQueryQMax))),
  "gender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['male', 'female'])),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(searchPerformersQueryCountryCodeRegExp))),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(searchPerformersQueryLanguageRegExp))),
  "isLive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isFree": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Set the video that greets visitors of one's own profile
 */
export const UploadPerformerWelcomeVideoBody = WelcomeVideoUpload

/**
 * @summary One performer, by username or id
 */
export const getPerformerPathIdMax = 30;



export const GetPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPerformerPathIdMax))
})

/**
 * @summary Delete one's own performer account
 */
export const deletePerformerPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeletePerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deletePerformerPathIdRegExp))
})

export const DeletePerformerBody = AccountDeleteRequest

/**
 * @summary The performers that the reader bookmarked, latest bookmark first
 */
export const listBookmarkedPerformersQueryLimitDefault = 20;
export const listBookmarkedPerformersQueryLimitMax = 100;

export const listBookmarkedPerformersQueryOffsetDefault = 0;
export const listBookmarkedPerformersQueryOffsetMin = 0;
export const listBookmarkedPerformersQueryOffsetMax = 10000;

export const listBookmarkedPerformersQueryCursorMax = 200;



export const ListBookmarkedPerformersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookmarkedPerformersQueryLimitMax)), listBookmarkedPerformersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBookmarkedPerformersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBookmarkedPerformersQueryOffsetMax)), listBookmarkedPerformersQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookmarkedPerformersQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

