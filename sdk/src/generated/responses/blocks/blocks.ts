/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Block,
  BlockList,
  BlockedCountryList,
  CountryBlock,
  Done
} from '../fanlight.schemas.ts';


/**
 * @summary The countries that the performer has blocked
 */
export const ListBlockedCountriesResponse = /*#__PURE__*/ zod.object({
  "data": BlockedCountryList
})

/**
 * @summary Set the countries that the performer blocks
 */
export const UpdateBlockedCountriesResponse = /*#__PURE__*/ zod.object({
  "data": BlockedCountryList
})

/**
 * @summary Whether the whole site is blocked in the visitor's country
 */
export const CheckCountryBlockResponse = /*#__PURE__*/ zod.object({
  "data": CountryBlock
})

/**
 * @summary The users that the viewer has blocked, latest first
 */
export const ListBlockedUsersResponse = /*#__PURE__*/ zod.object({
  "data": BlockList
})

/**
 * @summary Block a user
 */
export const BlockUserResponse = /*#__PURE__*/ zod.object({
  "data": Block
})

/**
 * @summary Remove a block (idempotent)
 */
export const UnblockUserResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

