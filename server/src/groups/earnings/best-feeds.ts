import type { BestFeed } from '@fanlight/sdk/models';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { charges, earnings, feeds, ledgerTransactions } from '../../db/schema/index.ts';
import { payableAtOf } from '../../ledger/earnings.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';

const maximumFeeds = 5;
/** The number of characters of a text that are enough to recognise the post. */
const textLength = 200;

/** Returns the smallest id that can be generated from a time on. Ids begin with their time in milliseconds. */
const firstIdOf = (at: Date) => at.getTime().toString(16).padStart(12, '0').padEnd(24, '0');

/**
 * Reads a performer's best posts since a time: those that were sold or published since then, by what they earned,
 * without what refunds and lost disputes have reversed. The statement reads only the sales and the posts of this time,
 * each through an index.
 */
export async function readBestFeeds(db: Db, performerId: string, since: Date): Promise<BestFeed[]> {
  // The index of earnings contains the time at which they are payable.
  const values = { performerId, payableSince: payableAtOf(since).toISOString(), firstId: firstIdOf(since) };
  const rows = await runPrepared(db, 'best posts', values, (slots) => {
    const sold = sql`
      select ${charges.objectId} as id, ${earnings.amount} - ${earnings.reversed} as net, 1 as sales from ${earnings}
      inner join ${ledgerTransactions} on ${ledgerTransactions.id} = ${earnings.transactionId}
      inner join ${charges} on ${charges.id} = ${ledgerTransactions.referenceId}
      where ${earnings.ownerId} = ${slots.performerId} and ${earnings.payableAt} >= ${slots.payableSince}::timestamptz
        and ${ledgerTransactions.kind} = 'purchase' and ${charges.type} = 'feed'
        and ${charges.status} <> 'refunded' and ${earnings.reversed} < ${earnings.amount}`;
    const published = sql`
      select ${feeds.id}, 0, 0 from ${feeds}
      where ${feeds.performerId} = ${slots.performerId} and ${feeds.publishedId} >= ${slots.firstId}
        and ${feeds.status} = 'published' and ${feeds.deletedAt} is null`;
    const net = sql`candidate.net`.mapWith(Number);
    return db
      .select({
        _id: feeds.id,
        text: sql<string>`left(${feeds.text}, ${sql.raw(String(textLength))})`,
        net,
        totalSales: sql`candidate.sales`.mapWith(Number),
        totalLikes: feeds.totalLikes,
        totalComments: feeds.totalComments,
        createdAt: feeds.createdAt,
      })
      .from(
        sql`(select id, sum(net) as net, sum(sales) as sales from (${sold} union all ${published}) as one
          group by id) as candidate`,
      )
      .innerJoin(feeds, sql`${feeds.id} = candidate.id`)
      .where(and(eq(feeds.status, 'published'), isNull(feeds.deletedAt)))
      .orderBy(desc(net), desc(feeds.totalLikes), desc(feeds.totalComments), desc(feeds.publishedId))
      .limit(sql.raw(String(maximumFeeds)) as never);
  });
  return rows.map(({ createdAt, net, ...row }) => ({
    ...row,
    net: fromHundredths(net),
    createdAt: createdAt.toISOString(),
  }));
}
