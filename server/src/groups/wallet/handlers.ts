import { and, eq, sql } from 'drizzle-orm';
import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { charges } from '../../db/schema/index.ts';
import { countCapped, keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { nobody, readUserSummaries } from '../users/index.ts';
import { tip } from './tips.ts';
import { readWallet } from './wallet.ts';

export const walletHandlers = {
  tipPerformer: (context, { params, body }) =>
    tip(context, requireViewer(context).userId, params.id, body.amount, body.message),

  getWallet: (context) => readWallet(context, requireViewer(context).userId),

  async listCharges(context, { query }) {
    const { db, ports } = context;
    const mine = eq(charges.payerId, requireViewer(context).userId);
    const page = toPageRequest(query);
    const { after, order } = keyset(charges.id, page);
    const rows = await db
      .select()
      .from(charges)
      .where(and(mine, after))
      .orderBy(order)
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(db, sql`select 1 from ${charges} where ${mine}`);
    const people = await readUserSummaries(
      ports,
      db,
      rows.map(({ performerId }) => performerId),
    );
    return {
      data: toPage(
        rows,
        page,
        total,
        ({ id }) => id,
        (row) => ({
          _id: row.id,
          type: row.type,
          amount: fromHundredths(row.amount),
          performer: people.get(row.performerId) ?? nobody(row.performerId),
          message: row.message,
          createdAt: row.createdAt.toISOString(),
        }),
      ),
    };
  },
} satisfies HandlersOf<'wallet'>;
