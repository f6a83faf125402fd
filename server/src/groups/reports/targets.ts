import type { ReportTargetType } from '@fanlight/sdk/models';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { viewerAs } from '../../access/viewer-conditions.ts';
import {
  type ContentKind,
  contentTables,
  excerptOf,
  findContent,
  kindRules,
  setContentHidden,
} from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { comments, performers, reports, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { findComment, setCommentHidden } from '../comments/index.ts';
import { readPerformer, setPerformerHidden } from '../performers/index.ts';

/** The part of a report that identifies its target. */
export type ReportReference = Pick<typeof reports.$inferSelect, 'targetType' | 'targetId'>;

/** The target of a report. */
export interface Target {
  /** The reported user, or the owner of the reported item. */
  userId: string;
  excerpt: string | null;
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
  return { userId: item.performerId, excerpt };
}

async function readCommentTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  const comment = await findComment(context.db, id, viewerId);
  if (!comment) return undefined;
  const item = await findContent(context.db, comment.objectType, comment.objectId, viewerAs(context, viewerId));
  if (!item?.access.isAllowed) return undefined;
  return { userId: comment.authorId, excerpt: excerptOf(comment.content) };
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
  return { userId: id, excerpt: excerptOf(user.name) };
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
  const target = isContent(type)
    ? await readContentTarget(context, type, id, viewerId)
    : await readByType[type]?.(context, id, viewerId);
  if (!target) throw new ApiFailure('NOT_FOUND');
  return target;
}

async function readPerformerTarget(context: Context, id: string, viewerId: string): Promise<Target | undefined> {
  await readPerformer(context.db, id, viewerId);
  return readAccountTarget(context, id, viewerId);
}

const isContent = (type: ReportTargetType): type is ContentKind => type in contentTables;

/** Whether the target can be hidden. The profile of a fan cannot, because it is not public. */
export async function canHideTarget(db: Db, { targetType, targetId }: ReportReference): Promise<boolean> {
  if (targetType !== 'user') return true;
  const rows = await db.select({ id: performers.userId }).from(performers).where(eq(performers.userId, targetId));
  return rows.length > 0;
}

/** Hides the target of a report from all users except its owner, or shows it again (rule R1). Idempotent. */
export async function setTargetHidden(
  unit: Unit,
  { targetType, targetId }: ReportReference,
  isHidden: boolean,
): Promise<void> {
  if (isContent(targetType)) await setContentHidden(unit, targetType, targetId, isHidden);
  else if (targetType === 'comment') await setCommentHidden(unit, targetId, isHidden);
  else await setPerformerHidden(unit, targetId, isHidden);
}

/**
 * Reads the whole texts of the targets of reports, with one query for each type. Returns a map from the target's id.
 * Targets without a text and deleted ones are missing.
 */
export async function readTargetTexts(db: Db, rows: readonly ReportReference[]): Promise<Map<string, string>> {
  const byType = Map.groupBy(rows, ({ targetType }) => targetType);
  const found = await Promise.all(
    [...byType].map(([type, ofType]) => {
      const ids = ofType.map(({ targetId }) => targetId);
      if (isContent(type)) {
        const table = contentTables[type];
        return db.select({ id: table.id, text: kindRules[type].title }).from(table).where(inArray(table.id, ids));
      }
      if (type === 'comment')
        return db.select({ id: comments.id, text: comments.content }).from(comments).where(inArray(comments.id, ids));
      const text = sql<string>`concat_ws(E'\n', ${users.name}, ${performers.bio})`;
      return db
        .select({ id: users.id, text })
        .from(users)
        .leftJoin(performers, eq(performers.userId, users.id))
        .where(and(inArray(users.id, ids), isNull(users.closedAt)));
    }),
  );
  return new Map(found.flat().flatMap(({ id, text }) => (text ? [[id, text] as const] : [])));
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
