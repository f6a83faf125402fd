import type { ReportTargetType } from '@fanlight/sdk/models';
import { eq, type SQL, sql } from 'drizzle-orm';
import { readerAs } from '../../access/standing.ts';
import { hideContent } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { comments, feeds, performers, reports, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { findComment, hideComment } from '../comments/index.ts';
import { excerptOf, findFeed, verdictOfFeed } from '../feeds/index.ts';
import { hidePerformer, readPerformer } from '../performers/index.ts';

/** What is reported, as far as the reporter finds it. */
export interface Target {
  /** Whom or whose thing it is. */
  userId: string;
  excerpt: string | null;
  /** Takes it out of everybody's sight but the owner's (rule R1). */
  hide(unit: Unit): Promise<void>;
}

async function readFeedTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  const row = await findFeed(context.db, id, readerAs(context, viewerId));
  if (!row) return undefined;
  // The reporter reads it in their list: of a locked post nothing is told there that the lock keeps.
  const excerpt = verdictOfFeed(row, viewerId).isAllowed ? excerptOf(row.feed.text) : null;
  return { userId: row.feed.performerId, excerpt, hide: (unit) => hideContent(unit, 'feed', id) };
}

async function readCommentTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  const comment = await findComment(context.db, id, viewerId);
  const row = comment && (await findFeed(context.db, comment.objectId, readerAs(context, viewerId)));
  if (!row || !verdictOfFeed(row, viewerId).isAllowed) return undefined;
  return {
    userId: comment.authorId,
    excerpt: excerptOf(comment.content),
    hide: (unit) => hideComment(unit, comment, row.feed.performerId),
  };
}

/** An account: a performer as far as their profile is found, of fans every one. */
async function readAccountTarget({ db }: Context, id: string, viewerId: string): Promise<Target | undefined> {
  const [user] = await db
    .select({ name: users.name, isPerformer: users.isPerformer })
    .from(users)
    .where(eq(users.id, id));
  if (!user) return undefined;
  if (user.isPerformer) await readPerformer(db, id, viewerId);
  return { userId: id, excerpt: excerptOf(user.name), hide: (unit) => hidePerformer(unit, id) };
}

/**
 * Finds what is reported. Of the other kinds there is nothing yet that could be found.
 *
 * @throws {ApiFailure} `NOT_FOUND`
 */
export async function readTarget(
  context: Context,
  type: ReportTargetType,
  id: string,
  viewerId: string,
): Promise<Target> {
  const readers: Partial<Record<ReportTargetType, typeof readFeedTarget>> = {
    feed: readFeedTarget,
    comment: readCommentTarget,
    user: readAccountTarget,
    performer: readPerformerTarget,
  };
  const target = await readers[type]?.(context, id, viewerId);
  if (!target) throw new ApiFailure('NOT_FOUND');
  return target;
}

async function readPerformerTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  await readPerformer(context.db, id, viewerId);
  return readAccountTarget(context, id, viewerId);
}

/** Whether the target of a report's row is hidden now. */
export const isTargetHidden = (): SQL<boolean> => sql<boolean>`(
  exists (select 1 from ${feeds} where ${feeds.id} = ${reports.targetId} and ${feeds.hiddenAt} is not null)
  or exists (select 1 from ${comments} where ${comments.id} = ${reports.targetId} and ${comments.hiddenAt} is not null)
  or exists (select 1 from ${performers} where ${performers.userId} = ${reports.targetId} and ${performers.hiddenAt} is not null)
)`;
