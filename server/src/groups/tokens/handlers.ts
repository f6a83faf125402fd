import { sql } from 'drizzle-orm';
import type { HandlersOf } from '../../contract.ts';
import { tokenPackages } from '../../db/schema/index.ts';
import { countCapped, toPage, toPageRequest } from '../../http/paging.ts';
import { readSettings } from '../settings/index.ts';
import { listPackages, toPackage } from './store.ts';

export const tokensHandlers = {
  async listTokenPackages({ db }, { query }) {
    const page = toPageRequest({ sort: 'asc', ...query });
    const { limit, offset, sort } = page;
    const rows = await listPackages(db, { limit: limit + 1, offset, sort, sortBy: query.sortBy ?? 'price' });
    const total = await countCapped(db, sql`select 1 from ${tokenPackages} where ${tokenPackages.isOffered}`);
    const settings = await readSettings(db);
    const { data, isMore } = toPage(
      rows,
      page,
      total,
      ({ id }) => id,
      (row) => toPackage(row, settings),
    );
    return { data: { data, total, isMore } };
  },
} satisfies HandlersOf<'tokens'>;
