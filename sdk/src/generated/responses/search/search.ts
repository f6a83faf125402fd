/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  SearchKeywordList
} from '../fanlight.schemas.ts';


/**
 * @summary Store a search
 */
export const SaveSearchKeywordResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Suggestions while typing
 */
export const ListSearchKeywordsResponse = /*#__PURE__*/ zod.object({
  "data": SearchKeywordList
})

