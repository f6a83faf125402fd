/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  ListSearchKeywords200
} from '@fanlight/sdk/models';


export const getSaveSearchKeywordResponseMock = (): DoneResponse => ({"data":{"success":true}})

export const getListSearchKeywordsResponseMock = (): ListSearchKeywords200 => ({"data":{"data":[{"keyword":"stoneware","totalSearches":312,"isOwn":true},{"keyword":"stone lithography","totalSearches":41,"isOwn":false}],"total":2,"isMore":false}})

