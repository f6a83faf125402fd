import type { Viewer } from '../../access/viewer-conditions.ts';
import { fillPage, searchContent, searchHashtag } from '../../content/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type FeedRow, readFeeds } from './store.ts';

/**
 * Searches the posts of all performers. A text that starts with `#` finds the posts with this hashtag. Any other text
 * finds the posts that contain its words. In a locked post, only the part of the text that the viewer sees is searched
 * (rule A2).
 *
 * @param rankBy - the order of a search by words; the default is by relevance
 */
export async function searchFeeds(
  db: Db,
  viewer: Viewer,
  q: string,
  page: PageRequest,
  rankBy: Parameters<typeof searchContent>[3]['rankBy'],
): Promise<Page<FeedRow>> {
  const [, label] = /^#([\p{L}\p{N}_]{1,50})$/u.exec(q.trim()) ?? [];
  const found = await (label
    ? searchHashtag(db, viewer, label, page)
    : searchContent(db, 'feed', viewer, { q, rankBy }, page));
  return fillPage(found, await readFeeds(db, viewer, found.data));
}
