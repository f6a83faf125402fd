import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { isFollowing, isPerformerVisibleTo, isSubscribed, type Viewer } from '../../access/viewer-conditions.ts';
import { cheapestSubscription } from '../../content/index.ts';
import { existsPerRow } from '../../db/exists.ts';
import {
  files,
  follows,
  performers,
  reactions,
  stories,
  storyViews,
  subscriptions,
  users,
} from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A story with its file, and whether the viewer has access to it, has seen it, and likes it. */
export interface StoryRow {
  story: typeof stories.$inferSelect;
  file: FileRow;
  subscriptionPrice: number | null;
  isFollower: boolean;
  isSubscriber: boolean;
  isViewed: boolean;
  isLiked: boolean;
}

const isViewedBy = ({ userId }: Viewer): SQL<boolean> =>
  userId
    ? existsPerRow(
        sql`select 1 from ${storyViews} where ${storyViews.storyId} = ${stories.id} and ${storyViews.userId} = ${userId}`,
      )
    : sql<boolean>`false`;

const isLikedBy = ({ userId }: Viewer): SQL<boolean> =>
  userId
    ? existsPerRow(
        sql`select 1 from ${reactions} where ${reactions.objectType} = 'story' and ${reactions.objectId} = ${stories.id}
          and ${reactions.action} = 'like' and ${reactions.userId} = ${userId}`,
      )
    : sql<boolean>`false`;

/**
 * Returns the condition that a story has not expired and is visible to the viewer. Its performer always sees it. Other
 * users see it if the performer is visible to them, the file is ready, and no urgent report hides the story (rules A4,
 * F3, R1). For queries that join `user`, `performer` and `file`.
 */
function isStoryVisibleTo(viewer: Viewer): SQL {
  const isOwn = viewer.userId ? sql`${stories.performerId} = ${viewer.userId}` : sql`false`;
  return sql`(${stories.expiresAt} > ${viewer.now.toISOString()}::timestamptz and (${isOwn}
    or (${stories.hiddenAt} is null and ${files.status} = 'ready' and ${isPerformerVisibleTo(viewer)})))`;
}

function select(db: Db, viewer: Viewer) {
  return db
    .select({
      story: getTableColumns(stories),
      file: getTableColumns(files),
      subscriptionPrice: cheapestSubscription(),
      isFollower: isFollowing(viewer, stories.performerId).as('is_follower'),
      isSubscriber: isSubscribed(viewer, stories.performerId).as('is_subscriber'),
      isViewed: isViewedBy(viewer).as('is_viewed'),
      isLiked: isLikedBy(viewer).as('is_liked'),
    })
    .from(stories)
    .innerJoin(files, eq(files.id, stories.fileId))
    .innerJoin(users, eq(users.id, stories.performerId))
    .innerJoin(performers, eq(performers.userId, stories.performerId));
}

/** Finds a story; undefined if it is hidden from the viewer. */
export async function findStory(db: Db, id: string, viewer: Viewer): Promise<StoryRow | undefined> {
  const [row] = await select(db, viewer).where(and(eq(stories.id, id), isStoryVisibleTo(viewer)));
  return row;
}

/** Lists the stories of the performer who is the viewer. */
export async function listOwnStories(db: Db, viewer: Viewer, page: PageRequest): Promise<Page<StoryRow>> {
  const { after, order } = keyset(stories.id, page);
  const isOwnStory = and(sql`${stories.performerId} = ${viewer.userId}`, isStoryVisibleTo(viewer));
  const rows = await select(db, viewer)
    .where(and(isOwnStory, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${joined} where ${isOwnStory}`);
  return toPage(rows, page, total, ({ story }) => story.id);
}

const joined = sql`${stories} inner join ${files} on ${files.id} = ${stories.fileId}
  inner join ${users} on ${users.id} = ${stories.performerId}
  inner join ${performers} on ${performers.userId} = ${stories.performerId}`;

/** A performer with stories that have not expired, and whether the viewer has seen all of them. */
interface StoryPerformer {
  performerId: string;
  isViewed: boolean;
  /** The id of the performer's latest story. */
  latestId: string;
}

const cursorPattern = /^([01])\.(\w+)$/;

/** Returns the cursor for the performers who follow this one in the list. */
const cursorAfter = ({ isViewed, latestId }: StoryPerformer): string => `${isViewed ? 1 : 0}.${latestId}`;

/**
 * Lists the ids of the performers with stories that are visible to the viewer. Performers with unseen stories come
 * first. Both groups are sorted by the time of the latest story.
 */
export async function listStoryPerformers(
  db: Db,
  viewer: Viewer,
  performerId: string | undefined,
  page: PageRequest,
): Promise<Page<string>> {
  const isVisible = and(isStoryVisibleTo(viewer), performerId ? eq(stories.performerId, performerId) : undefined);
  // Reads only performers whom the viewer follows or is subscribed to, each with a lookup in the index.
  const ofSources = sql`select source.id as performer_id, grouped.is_viewed, grouped.latest_id
    from (select ${follows.performerId} as id from ${follows} where ${follows.followerId} = ${viewer.userId}
      union select ${subscriptions.performerId} from ${subscriptions} where ${subscriptions.userId} = ${viewer.userId}
        and ${subscriptions.status} <> 'pending' and ${subscriptions.paidThroughAt} > ${viewer.now.toISOString()}::timestamptz) as source
    cross join lateral (select bool_and(${isViewedBy(viewer)}) as is_viewed, max(${stories.id}) as latest_id
      from ${joined} where ${stories.performerId} = source.id and ${isVisible} having count(*) > 0) as grouped`;
  const ofAll = sql`select ${stories.performerId} as performer_id, bool_and(${isViewedBy(viewer)}) as is_viewed,
    max(${stories.id}) as latest_id from ${joined}
    where ${performerId ? isVisible : and(isVisible, eq(stories.audience, 'public'))} group by ${stories.performerId}`;
  const grouped = viewer.userId && !performerId ? ofSources : ofAll;
  const [, viewed, last] = cursorPattern.exec(page.cursor ?? '') ?? [];
  if (page.cursor && !last) throw fieldFailure('VALIDATION_FAILED', 'cursor', 'CURSOR_OF_OTHER_LIST');
  const after = last
    ? sql`where (is_viewed::int > ${Number(viewed)} or (is_viewed::int = ${Number(viewed)} and latest_id < ${last}))`
    : sql``;
  const { rows } = (await db.execute(sql`select * from (${grouped}) as story_performer ${after}
    order by is_viewed, latest_id desc limit ${page.limit + 1} offset ${page.offset}`)) as unknown as {
    rows: { performer_id: string; is_viewed: boolean; latest_id: string }[];
  };
  const found = rows.map((row) => ({
    performerId: row.performer_id,
    isViewed: row.is_viewed,
    latestId: row.latest_id,
  }));
  return toPage(found, page, await countCapped(db, grouped), cursorAfter, ({ performerId: id }) => id);
}

/** The maximum number of stories of one performer in a list. */
const maximumPerPerformer = 100;

/** Reads the published stories of performers with one query, oldest first. */
export async function readStoriesOf(db: Db, viewer: Viewer, performerIds: string[]): Promise<Map<string, StoryRow[]>> {
  const byPerformer = new Map<string, StoryRow[]>(performerIds.map((id) => [id, []]));
  if (performerIds.length === 0) return byPerformer;
  const isPublicForVisitors = viewer.userId ? undefined : eq(stories.audience, 'public');
  const rows = await select(db, viewer)
    .where(
      and(
        inArray(stories.performerId, performerIds),
        isStoryVisibleTo(viewer),
        performerIds.length > 1 ? isPublicForVisitors : undefined,
      ),
    )
    .orderBy(asc(stories.id));
  for (const row of rows) byPerformer.get(row.story.performerId)?.push(row);
  for (const [id, found] of byPerformer) byPerformer.set(id, found.slice(-maximumPerPerformer));
  return byPerformer;
}
