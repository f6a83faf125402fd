import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../access/standing.ts';
import type { Page, PageRequest } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import type { ContentKind } from './kinds.ts';
import { type ContentScope, listContent } from './list.ts';
import { type ContentSearch, rankOf, searchContent } from './search.ts';

/** How a list of a kind is narrowed and ordered. */
export interface ContentFilter
  extends Pick<ContentScope, 'performerId' | 'where' | 'isAllPublished'>,
    Pick<ContentSearch, 'isOwn'> {
  /** Words that the items contain. */
  q?: string | undefined;
  galleryId?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: string | undefined;
}

/**
 * A page of a kind: ids, in the order asked for, or those with words, the best first.
 *
 * @param orders - the columns of the orders besides the time, by their name in the contract
 */
export function listOrSearch(
  db: Db,
  kind: ContentKind,
  viewer: Viewer,
  filter: ContentFilter,
  orders: Record<string, AnyPgColumn>,
  page: PageRequest,
): Promise<Page<string>> {
  const { q, performerId, galleryId, where, isOwn = false, isAllPublished = false, sortBy = 'createdAt' } = filter;
  if (q) {
    const search = { q, within: { performerId, galleryId }, isOwn, where, rankBy: rankOf(filter, orders) };
    return searchContent(db, kind, viewer, search, page);
  }
  return listContent(db, kind, viewer, { performerId, where, isAllPublished, orderBy: orders[sortBy] }, page);
}
