/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  SettingsKeysRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Some settings, by their keys
 */
export const GetSettingsByKeysBody = SettingsKeysRequest

