import type { HandlersOf } from '../../contract.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { toKeyword, visitorLimit } from './rules.ts';
import { insertSearch, listKeywords } from './store.ts';

export const searchHandlers = {
  async saveSearchKeyword(context, { body }) {
    const { viewer, ports, ip } = context;
    const keyword = toKeyword(body.keyword);
    const isCounted = viewer !== null || (await ports.rateLimits.take(`search:${ip}:${keyword}`, visitorLimit)) === 0;
    if (isCounted) await context.transaction((unit) => insertSearch(unit, keyword, viewer?.userId ?? null));
    return { data: { success: true } };
  },

  async listSearchKeywords({ db, viewer }, { query }) {
    const page = toPageRequest(query, 8);
    const { rows, total } = await listKeywords(db, viewer?.userId ?? null, toKeyword(query.q ?? ''), page);
    const { cursor: _unused, ...shown } = toPage(
      rows,
      page,
      total,
      ({ keyword }) => keyword,
      (row) => row,
    );
    return { data: shown };
  },
} satisfies HandlersOf<'search'>;
