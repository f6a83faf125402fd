/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  ReactionRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Like or bookmark; doing it twice changes nothing
 */
export const CreateReactionBody = ReactionRequest

/**
 * @summary Take a like or bookmark back; doing it twice changes nothing
 */
export const DeleteReactionBody = ReactionRequest

