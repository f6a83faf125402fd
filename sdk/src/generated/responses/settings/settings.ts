/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CommonSettings,
  Done,
  PublicSettings,
  SettingValues
} from '../fanlight.schemas.ts';


/**
 * @summary Send a message to the operator
 */
export const SendContactMessageResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Mode, country and currencies, which every page needs
 */
export const GetCommonSettingsResponse = /*#__PURE__*/ zod.object({
  "data": CommonSettings
})

/**
 * @summary Some settings, by their keys
 */
export const GetSettingsByKeysResponse = /*#__PURE__*/ zod.object({
  "data": SettingValues
})

/**
 * @summary The public settings
 */
export const GetPublicSettingsResponse = /*#__PURE__*/ zod.object({
  "data": PublicSettings
})

