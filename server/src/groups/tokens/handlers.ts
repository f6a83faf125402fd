import type { HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readSettings } from '../settings/index.ts';
import { toPackage } from './present.ts';
import { listPackages } from './store.ts';

export const tokensHandlers = {
  async listTokenPackages({ db }, { query }) {
    const found = await listPackages(db, query.sortBy ?? 'price', toPageRequest({ sort: 'asc', ...query }));
    const settings = await readSettings(db);
    const { data, total, isMore } = found;
    return { data: { data: data.map((row) => toPackage(row, settings)), total, isMore } };
  },
} satisfies HandlersOf<'tokens'>;
