import type { ReportTargetType } from '@fanlight/sdk/models';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { viewerAs } from '../../access/viewer-conditions.ts';
import { type ContentKind, contentTables, excerptOf, findContent, hideContent } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { comments, performers, reports, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { findComment, hideComment } from '../comments/index.ts';
import { hidePerformer, readPerformer } from '../performers/index.ts';

/** The target of a report. */
export interface Target {
  /** The reported user, or the owner of the reported item. */
  userId: string;
  excerpt: string | null;
  /** Hides the target from all users except its owner (rule R1). */
  hide(unit: Unit): Promise<void>;
}

async function readContentTarget(
  context: Context,
  kind: ContentKind,
  id: string,
  viewerId: string,
): Promise<Target | undefined> {
  const item = await findContent(context.db, kind, id, viewerAs(context, viewerId));
  if (!item) return undefined;
  // Reporters see the excerpt in their list of reports, so a locked item has none.
  const excerpt = item.access.isAllowed ? excerptOf(item.title) : null;
  return { userId: item.performerId, excerpt, hide: (unit) => hideContent(unit, kind, id) };
}

async function readCommentTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  const comment = await findComment(context.db, id, viewerId);
  if (!comment) return undefined;
  const item = await findContent(context.db, comment.objectType, comment.objectId, viewerAs(context, viewerId));
  if (!item?.access.isAllowed) return undefined;
  return {
    userId: comment.authorId,
    excerpt: excerptOf(comment.content),
    hide: (unit) => hideComment(unit, comment, item.performerId),
  };
}

/**
 * Reads an account as the target of a report. It must be a fan, or a performer whose profile is visible to the viewer.
 */
async function readAccountTarget({ db }: Context, id: string, viewerId: string): Promise<Target | undefined> {
  const [user] = await db
    .select({ name: users.name, isPerformer: users.isPerformer })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  if (!user) return undefined;
  if (user.isPerformer) await readPerformer(db, id, viewerId);
  return { userId: id, excerpt: excerptOf(user.name), hide: (unit) => hidePerformer(unit, id) };
}

/**
 * Reads the target of a report.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the target is hidden from the viewer, or if targets of its type are planned but
 *   not implemented yet
 */
export async function readTarget(
  context: Context,
  type: ReportTargetType,
  id: string,
  viewerId: string,
): Promise<Target> {
  const readByType: Partial<Record<ReportTargetType, typeof readCommentTarget>> = {
    comment: readCommentTarget,
    user: readAccountTarget,
    performer: readPerformerTarget,
  };
  const target =
    type in contentTables
      ? await readContentTarget(context, type as ContentKind, id, viewerId)
      : await readByType[type]?.(context, id, viewerId);
  if (!target) throw new ApiFailure('NOT_FOUND');
  return target;
}

async function readPerformerTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  await readPerformer(context.db, id, viewerId);
  return readAccountTarget(context, id, viewerId);
}

/** Returns the condition that the target of a report is hidden. */
export const isTargetHidden = (): SQL<boolean> => sql<boolean>`(
  ${sql.join(
    Object.values(contentTables).map(
      (table) =>
        sql`exists (select 1 from ${table} where ${table.id} = ${reports.targetId} and ${table.hiddenAt} is not null)`,
    ),
    sql` or `,
  )}
  or exists (select 1 from ${comments} where ${comments.id} = ${reports.targetId} and ${comments.hiddenAt} is not null)
  or exists (select 1 from ${performers} where ${performers.userId} = ${reports.targetId} and ${performers.hiddenAt} is not null)
)`;
