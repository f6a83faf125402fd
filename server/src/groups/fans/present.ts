import type { Fan } from '@fanlight/sdk/models';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { readFanRows } from './store.ts';

/** Returns what the performer keeps about a user. */
export type FanReader = (userId: string) => Fan;

/** Presents what a performer keeps about users, with one query. Only this performer may see it. */
export async function readFans(db: Db, performerId: string, userIds: string[]): Promise<FanReader> {
  const rows = new Map((await readFanRows(db, performerId, userIds)).map((row) => [row.userId, row]));
  return (userId) => {
    const { isVip, isMuted, note, spent } = rows.get(userId) ?? {};
    return { isVip: isVip ?? false, isMuted: isMuted ?? false, note: note ?? null, spent: fromHundredths(spent ?? 0) };
  };
}
