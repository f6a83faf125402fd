import { type SQL, sql } from 'drizzle-orm';
import { isPerformerVisibleTo, type QueryViewer, timeOf } from '../../access/standing.ts';
import { isHiddenByReport, isPublicRow, kindRules } from '../../content/index.ts';
import { feeds, follows, performers, subscriptions, users } from '../../db/schema/index.ts';
import type { QueryPage } from '../../http/paging.ts';

/** The authors of a viewer's timeline: performers that they follow or are subscribed to, and themselves. */
function sourcesOf(viewer: QueryViewer): SQL {
  const { userId, now } = viewer;
  return sql`select ${performers.userId} as id, ${performers.totalFeeds} as total
    from ${performers} inner join ${users} on ${users.id} = ${performers.userId}
    where ${performers.userId} in (
      select ${follows.performerId} from ${follows} where ${follows.followerId} = ${userId}
      union all select ${subscriptions.performerId} from ${subscriptions} where ${subscriptions.userId} = ${userId}
        and ${subscriptions.status} <> 'pending' and ${subscriptions.paidThroughAt} > ${timeOf(now)}::timestamptz
      union all select ${userId}::text collate "C") and ${isPerformerVisibleTo(viewer)}`;
}

/**
 * The ids of a page of the timeline, with one more than it holds, newest first; within a query.
 *
 * However much was published, it looks at the newest post of each source, and then at one page of those whose newest is
 * among the first: who is not among them has nothing on this page.
 */
export function timelinePage(viewer: QueryViewer, { most, rows, offset, cursor, sort }: QueryPage): SQL {
  // As the index keeps them: without the words about nulls, which there are none of, it would be sorted again.
  const direction = sql.raw(sort === 'asc' ? 'asc nulls first' : 'desc nulls last');
  const after = cursor ? sql`and published_id ${sql.raw(sort === 'asc' ? '>' : '<')} ${cursor}` : sql``;
  const published = (by: SQL, least: SQL) =>
    sql`select id, published_id from ${feeds} where performer_id = ${by} and ${isPublicRow('feed')} ${after} order by published_id ${direction} limit ${least}`;
  return sql`select page.id from (
      select source.id from (${sourcesOf(viewer)}) as source
      cross join lateral (${published(sql`source.id`, sql`1`)}) as newest
      order by newest.published_id ${direction} limit ${most}
    ) as nearest
    cross join lateral (${published(sql`nearest.id`, sql`${most}`)}) as page
    order by page.published_id ${direction} limit ${rows} offset ${offset}`;
}

/** How many posts the timeline holds, by the counters of its sources; within a query. */
export const timelineTotal = (viewer: QueryViewer): SQL =>
  sql`select coalesce(sum(source.total - (
      select count(*) from ${feeds} where ${feeds.performerId} = source.id and ${isHiddenByReport('feed')} and ${kindRules.feed.isPublished} and ${feeds.deletedAt} is null)), 0)::int
    from (${sourcesOf(viewer)}) as source`;
