import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import { fillPage, isVisibleInLists, listContent } from '../../content/index.ts';
import type { KeyedSql } from '../../db/keyed-sql.ts';
import { runPrepared } from '../../db/prepared.ts';
import { feeds } from '../../db/schema/index.ts';
import { type Page, type PageRequest, writeCursor } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type FeedRow, readFeeds, selectFeeds } from './store.ts';

const isNotPinned: KeyedSql = { sql: isNull(feeds.pinnedAt), key: 'not pinned' };

/** Reads the pinned posts of a performer that the viewer sees in lists, latest pinned first. There are only a few. */
function readPinned(db: Db, viewer: Viewer, performerId: string): Promise<FeedRow[]> {
  return runPrepared(db, `pinned posts, ${shapeOf(viewer)}`, { performerId, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return selectFeeds(db, queryViewer)
      .where(
        and(eq(feeds.performerId, slots.performerId), isNotNull(feeds.pinnedAt), isVisibleInLists('feed', queryViewer)),
      )
      .orderBy(desc(feeds.pinnedAt), desc(feeds.publishedId));
  });
}

/**
 * Divides a page of the profile into the pinned posts on it, and the page of the other posts. A cursor is the
 * `publishedId` of the last post of the previous page, which may be a pinned post if the pages are short.
 */
function dividePage(pinned: FeedRow[], page: PageRequest): { top: FeedRow[]; rest: PageRequest } {
  const { cursor, offset } = page;
  if (cursor === undefined)
    return { top: pinned.slice(offset), rest: { ...page, offset: Math.max(0, offset - pinned.length) } };
  const last = pinned.findIndex(({ feed }) => feed.publishedId === cursor);
  if (last < 0) return { top: [], rest: page };
  return { top: pinned.slice(last + 1), rest: { ...page, cursor: undefined } };
}

/** Lists a performer's posts as on the profile: the pinned posts, then the others from new to old. */
export async function listProfileFeeds(
  db: Db,
  viewer: Viewer,
  performerId: string,
  page: PageRequest,
): Promise<Page<FeedRow>> {
  const { top, rest } = dividePage(await readPinned(db, viewer, performerId), page);
  const found = await listContent(db, 'feed', viewer, { performerId, pageWhere: isNotPinned }, rest);
  const others = fillPage(found, await readFeeds(db, viewer, found.data));
  const rows = [...top, ...others.data];
  if (rows.length <= page.limit) return { ...others, data: rows };
  const data = rows.slice(0, page.limit);
  const cursor = data.at(-1)?.feed.publishedId;
  return { ...others, data, isMore: true, ...(cursor !== undefined && { cursor: writeCursor(cursor) }) };
}
