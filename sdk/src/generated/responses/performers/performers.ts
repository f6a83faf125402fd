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
  PerformerFilters,
  PerformerList,
  UploadedImage,
  WelcomeVideo
} from '../fanlight.schemas.ts';


/**
 * @summary Set the performer's own avatar
 */
export const UploadPerformerAvatarResponse = /*#__PURE__*/ zod.object({
  "data": UploadedImage
})

/**
 * @summary Set the bank account for payouts
 */
export const UpdateBankingSettingsResponse = /*#__PURE__*/ zod.object({
  "data": BankingSettings
})

/**
 * @summary Set the performer's own cover
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
 * @summary The logged-in performer
 */
export const GetMyPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Change the performer's own profile
 */
export const UpdateMyPerformerResponse = /*#__PURE__*/ zod.object({
  "data": MyPerformer
})

/**
 * @summary Choose the destination of payouts
 */
export const UpdatePaymentGatewaySettingsResponse = /*#__PURE__*/ zod.object({
  "data": PaymentGatewaySettings
})

/**
 * @summary The countries and languages by which performers can be filtered
 */
export const GetPerformerFiltersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerFilters
})

/**
 * @summary Random performers whom the viewer does not follow
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
 * @summary Search performers by name, username or biography
 */
export const SearchPerformersResponse = /*#__PURE__*/ zod.object({
  "data": PerformerList
})

/**
 * @summary Set the welcome video of the performer's own profile
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
 * @summary Delete the performer's own account
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

