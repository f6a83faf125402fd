import { type SQL, sql } from 'drizzle-orm';
import { isPerformerVisibleTo, type QueryViewer, timeOf } from '../../access/viewer-conditions.ts';
import { isHiddenByReport, isPublicRow, kindRules } from '../../content/index.ts';
import { feeds, follows, performers, subscriptions, users } from '../../db/schema/index.ts';
import type { QueryPage } from '../../http/paging.ts';

/** The sources of a viewer's timeline: performers they follow or are subscribed to, and themselves. */
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
 * A subquery for the ids of a page of the timeline and one more, newest first.
 *
 * It reads the newest post of each source, selects the sources with the newest of these, and reads a page of the posts
 * of each. Other sources cannot have posts on this page. So the cost does not depend on the number of posts.
 */
export function timelinePage(viewer: QueryViewer, { most, rows, offset, cursor, sort }: QueryPage): SQL {
  // The nulls clause matches the index; without it PostgreSQL would sort, although no value is null.
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

/** A subquery for the number of posts in the timeline, by the counters of its sources. */
export const timelineTotal = (viewer: QueryViewer): SQL =>
  sql`select coalesce(sum(source.total - (
      select count(*) from ${feeds} where ${feeds.performerId} = source.id and ${isHiddenByReport('feed')} and ${kindRules.feed.isPublished} and ${feeds.deletedAt} is null)), 0)::int
    from (${sourcesOf(viewer)}) as source`;
