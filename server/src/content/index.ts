export {
  deleteBatch,
  deleteBatchWithoutId,
  deleteItems,
  deletionBatch,
  isPhotoOfSold,
  lockItems,
  moreAfter,
  moveSold,
  readPerformersOf,
  recountComments,
  subtractReactions,
} from './account-deletion.ts';
export { hasReacted, listBookmarked, listBookmarkPlaces } from './bookmarks.ts';
export { countOccurrences, lockRows, lowerCounter } from './counters.ts';
export {
  type AccountDeletion,
  type DeletedAccount,
  deletionPhases,
  type SoldItems,
} from './deleted-account.ts';
export {
  type AccessRow,
  accessColumns,
  accessOf,
  type Content,
  cheapestSubscription,
  countOnContent,
  findContent,
  isVisibleInLists,
  isVisibleTo,
  lockContent,
  setContentHidden,
} from './find.ts';
export { type ContentKind, contentTables, isHiddenByReport, isNotExpired, kindRules } from './kinds.ts';
export { fillPage, listContent } from './list.ts';
export { listOrSearch } from './list-or-search.ts';
export { readMentions, type ToMentions } from './mentions.ts';
export { isPublicRow, rankOf, searchContent, searchHashtag } from './search.ts';
export { isSold, lockForSale, readSales, type SoldKind } from './sold.ts';
export { excerptOf, hashtagsOf, mentionsOf, teaserOf } from './text.ts';
export { pictureFileIds, readThumbnailFileIds, thumbnailFileIds } from './thumbnails.ts';
export { readContentTotals } from './totals.ts';
export { countView } from './views.ts';
