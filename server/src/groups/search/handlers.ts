import type { HandlersOf } from '../../contract.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { countedLimit, toKeyword } from './rules.ts';
import { insertSearch, listKeywords } from './store.ts';

export const searchHandlers = {
  async saveSearchKeyword(context, { body }) {
    const { viewer, ports } = context;
    // Searches by visitors are not counted. Otherwise one visitor could repeat a search until its words are suggested
    // to others.
    if (!viewer) return { data: { success: true } };
    const keyword = toKeyword(body.keyword);
    const { retryAfter } = await ports.rateLimits.take(`search:${viewer.userId}`, countedLimit);
    await context.transaction((unit) => insertSearch(unit, keyword, viewer.userId, retryAfter === 0));
    return { data: { success: true } };
  },

  async listSearchKeywords({ db, viewer }, { query }) {
    const page = toPageRequest(query, 8);
    const { rows, total } = await listKeywords(db, viewer?.userId ?? null, toKeyword(query.q ?? ''), page);
    const { cursor: _unused, ...shown } = toPage(rows, page, total, ({ keyword }) => keyword);
    return { data: shown };
  },
} satisfies HandlersOf<'search'>;
