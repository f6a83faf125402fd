import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../access/viewer-conditions.ts';
import type { Page, PageRequest } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import type { ContentKind } from './kinds.ts';
import { type ContentScope, listContent } from './list.ts';
import { type ContentSearch, rankOf, searchContent } from './search.ts';

/** The filters and the order of a list of items of one kind. */
export interface ContentFilter
  extends Pick<ContentScope, 'performerId' | 'where' | 'isAllPublished'>,
    Pick<ContentSearch, 'isOwn'> {
  /** The words to search for. */
  q?: string | undefined;
  galleryId?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: string | undefined;
}

/**
 * Lists the ids of items of one kind. With words to search for, the best match comes first; otherwise the items are in
 * the requested order.
 *
 * @param orders - the columns of orders other than by time, by their names in the contract
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
