import { type SQL, sql } from 'drizzle-orm';
import { isPerformerVisibleTo, type QueryViewer, timeOf } from '../../access/viewer-conditions.ts';
import { isHiddenByReport, isNotExpired, isPublicRow, kindRules } from '../../content/index.ts';
import { feeds, follows, performers, subscriptions, users } from '../../db/schema/index.ts';
import type { QueryPage } from '../../http/paging.ts';

/** The filter of a timeline. */
export interface TimelineFilter {
  /** Only performers to whom the viewer is subscribed. */
  isSubscribed: boolean;
}

/**
 * A subquery for the performers in a viewer's timeline: those whom the viewer follows or is subscribed to, and the
 * viewer; or only those to whom the viewer is subscribed.
 */
function sourcesOf(viewer: QueryViewer, { isSubscribed }: TimelineFilter): SQL {
  const { userId, now } = viewer;
  const subscribed = sql`select ${subscriptions.performerId} from ${subscriptions} where ${subscriptions.userId} = ${userId}
        and ${subscriptions.status} <> 'pending' and ${subscriptions.paidThroughAt} > ${timeOf(now)}::timestamptz`;
  const others = sql`union all select ${follows.performerId} from ${follows} where ${follows.followerId} = ${userId}
      union all select ${userId}::text collate "C"`;
  return sql`select ${performers.userId} as id, ${performers.totalFeeds} as total
    from ${performers} inner join ${users} on ${users.id} = ${performers.userId}
    where ${performers.userId} in (
      ${subscribed} ${isSubscribed ? sql`` : others}) and ${isPerformerVisibleTo(viewer)}`;
}

/**
 * A subquery for the ids of the posts on a page of the timeline, and of one more post. From new to old, the query first
 * reads the newest post of each performer after the cursor. It then selects the performers with the newest posts: as
 * many performers as there are posts up to the end of the page, because the posts of other performers cannot be on the
 * page. It then reads equally many posts of each selected performer. The cost therefore does not depend on the total
 * number of posts.
 */
export function timelinePage(viewer: QueryViewer, filter: TimelineFilter, page: QueryPage): SQL {
  const { most, rows, offset, cursor, sort } = page;
  // No value is null. The `nulls` clause is needed only because the order must match that of the index, so that
  // PostgreSQL does not sort.
  const direction = sql.raw(sort === 'asc' ? 'asc nulls first' : 'desc nulls last');
  const after = cursor ? sql`and published_id ${sql.raw(sort === 'asc' ? '>' : '<')} ${cursor}` : sql``;
  const selectPosts = (performerId: SQL, limit: SQL) =>
    sql`select id, published_id from ${feeds} where performer_id = ${performerId} and ${isPublicRow('feed')} and ${isNotExpired('feed', viewer)} ${after} order by published_id ${direction} limit ${limit}`;
  return sql`select page.id from (
      select source.id from (${sourcesOf(viewer, filter)}) as source
      cross join lateral (${selectPosts(sql`source.id`, sql`1`)}) as newest
      order by newest.published_id ${direction} limit ${most}
    ) as nearest
    cross join lateral (${selectPosts(sql`nearest.id`, sql`${most}`)}) as page
    order by page.published_id ${direction} limit ${rows} offset ${offset}`;
}

/**
 * A subquery for the number of posts in the timeline. It is the sum of the performers' counters, minus the hidden
 * posts.
 */
export const timelineTotal = (viewer: QueryViewer, filter: TimelineFilter): SQL =>
  sql`select coalesce(sum(source.total - (
      select count(*) from ${feeds} where ${feeds.performerId} = source.id and ${isHiddenByReport('feed')} and ${kindRules.feed.isPublished} and ${feeds.deletedAt} is null)), 0)::int
    from (${sourcesOf(viewer, filter)}) as source`;
