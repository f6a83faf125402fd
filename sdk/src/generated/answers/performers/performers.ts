/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BankingSettings,
  Done,
  MyPerformer,
  PaymentGatewaySettings,
  Performer,
  PerformerDocument,
  PerformerList,
  UploadedImage,
  WelcomeVideo
} from '../fanlight.schemas.ts';


/**
 * @summary Set one's own avatar as a performer
 */
export const UploadPerformerAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Say to which bank account payouts go
 */
export const UpdateBankingSettingsResponse = /*#__PURE__*/ zod.object({
  "data": BankingSettings
})

/**
 * @summary Set one's own cover
 */
export const UploadPerformerCoverResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Upload an identity document
 */
export const UploadPerformerDocumentResponse = /*#__PURE__*/ zod.object({
  "data": PerformerDocument
})

/**
 * @summary The performer who is logged in
 */
export const GetMyPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Change one's own performer profile
 */
export const UpdateMyPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Choose where payouts go
 */
export const UpdatePaymentGatewaySettingsResponse = /*#__PURE__*/ zod.object({
  "data": PaymentGatewaySettings
})

/**
 * @summary Some performers by chance, leaving out those the viewer follows
 */
export const ListRandomPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary The most followed performers
 */
export const ListTopPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary Find performers by name, username or what they say of themselves
 */
export const SearchPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary Set the video that greets visitors of one's own profile
 */
export const UploadPerformerWelcomeVideoResponse = /*#__PURE__*/ zod.object({
  "data": WelcomeVideo
})

/**
 * @summary One performer, by username or id
 */
export const GetPerformerResponse = /*#__PURE__*/ zod.object({
  "data": Performer
})

/**
 * @summary Delete one's own performer account
 */
export const DeletePerformerResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary The performers that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

