import type { Viewer } from '../../access/standing.ts';
import { searchContent, searchHashtag } from '../../content/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/**
 * Posts of everyone that have a hashtag, named with its sign, or words: ids, the best first. Of a locked post only what
 * its teaser shows is searched (rule A2).
 *
 * @param rankBy - by time instead of relevance
 */
export function searchFeeds(
  db: Db,
  viewer: Viewer,
  q: string,
  page: PageRequest,
  rankBy: Parameters<typeof searchContent>[3]['rankBy'],
): Promise<Page<string>> {
  const [, label] = /^#([\p{L}\p{N}_]{1,50})$/u.exec(q.trim()) ?? [];
  return label ? searchHashtag(db, viewer, label, page) : searchContent(db, 'feed', viewer, { q, rankBy }, page);
}
