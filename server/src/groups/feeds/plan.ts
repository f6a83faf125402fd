import type { PlannedFeed, PlannedFeeds } from '@fanlight/sdk/models';
import { and, isNull, sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { feeds } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';

/** Maximum number of posts, as in the contract. */
const maximumFeeds = 500;
/** The number of characters of a text that are enough to recognise the post. */
const textLength = 200;

/**
 * Reads what a performer has planned in a period: scheduled posts by their publishing time, and scheduled and published
 * posts by the time at which they disappear. One statement reads only the posts of the period, each through an index.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if the period ends before it starts
 */
export async function readPlannedFeeds(
  db: Db,
  performerId: string,
  { from, to }: { from: string; to: string },
): Promise<PlannedFeeds> {
  if (Date.parse(to) <= Date.parse(from)) throw fieldFailure('VALIDATION_FAILED', 'to', 'END_BEFORE_START');
  const rows = await runPrepared(db, 'planned posts', { performerId, from, to }, (slots) => {
    const isInPeriod = (time: typeof feeds.publishAt | typeof feeds.expiresAt) =>
      sql`${time} >= ${slots.from}::timestamptz and ${time} < ${slots.to}::timestamptz`;
    const ofPerformer = sql`${feeds.performerId} = ${slots.performerId}`;
    const published = sql`select ${feeds.id} from ${feeds}
      where ${ofPerformer} and ${feeds.status} = 'scheduled' and ${isInPeriod(feeds.publishAt)}`;
    const expired = sql`select ${feeds.id} from ${feeds}
      where ${ofPerformer} and ${feeds.status} in ('scheduled', 'published') and ${feeds.expiresAt} is not null
        and ${isInPeriod(feeds.expiresAt)}`;
    return db
      .select({
        _id: feeds.id,
        text: sql<string>`left(${feeds.text}, ${sql.raw(String(textLength))})`,
        publishAt: feeds.publishAt,
        expiresAt: feeds.expiresAt,
      })
      .from(feeds)
      .where(and(sql`${feeds.id} in (${published} union all ${expired})`, isNull(feeds.deletedAt)))
      .orderBy(sql`coalesce(${feeds.publishAt}, ${feeds.expiresAt})`, feeds.id)
      .limit(sql.raw(String(maximumFeeds + 1)) as never);
  });
  return { feeds: rows.slice(0, maximumFeeds).map(toPlannedFeed), isMore: rows.length > maximumFeeds };
}

const toPlannedFeed = ({
  publishAt,
  expiresAt,
  ...row
}: {
  _id: string;
  text: string;
  publishAt: Date | null;
  expiresAt: Date | null;
}): PlannedFeed => ({
  ...row,
  publishAt: publishAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});
