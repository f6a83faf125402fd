/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  ContactRequest,
  SettingsKeysRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Send a message to the operator
 */
export const SendContactMessageBody = ContactRequest

/**
 * @summary Some settings, by their keys
 */
export const GetSettingsByKeysBody = SettingsKeysRequest

