import type { PerformerDocument, PerformerDocumentType } from '@fanlight/sdk/models';
import { and, eq, gt, inArray, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import { performerDocuments, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type DueJob, forEachDue } from '../../outbox/due.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { insertDocumentFile, releaseFiles, type SealedDocument } from '../files/index.ts';

export type DocumentRow = typeof performerDocuments.$inferSelect;

const dayMs = 24 * 60 * 60 * 1000;

/** The number of days for which a document is kept after the decision about it (rule P7). */
const keptAfterDecision = 30;
/** The number of days for which a document is kept that its user has not applied with. */
const keptWithoutApplication = 7;
/** The number of documents that the job reads at once. */
const batch = 100;

/** Reads the latest document of each type of some users. */
export const readDocuments = (db: Db, userIds: string[]): Promise<DocumentRow[]> =>
  db
    .select()
    .from(performerDocuments)
    .where(inArray(performerDocuments.userId, userIds))
    .orderBy(performerDocuments.type);

/** Presents a document to its owner, without a URL (rule P7). */
export const toPerformerDocument = ({ id, type, status, reason, createdAt }: DocumentRow): PerformerDocument => ({
  ...{ _id: id, type, status, reason },
  createdAt: createdAt.toISOString(),
});

/**
 * Replaces a user's document of a type. The transaction must have locked the user.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the document was approved
 */
export async function replaceDocument(
  unit: Unit,
  userId: string,
  type: PerformerDocumentType,
  document: SealedDocument,
): Promise<DocumentRow> {
  const { tx, now, nextId } = unit;
  const isReplaced = and(eq(performerDocuments.userId, userId), eq(performerDocuments.type, type));
  const [previous] = await tx.select().from(performerDocuments).where(isReplaced);
  if (previous?.status === 'approved') throw new ApiFailure('STATUS_CONFLICT');
  if (previous) {
    await tx.delete(performerDocuments).where(isReplaced);
    await releaseFiles(unit, [previous.fileId]);
  }
  await insertDocumentFile(unit, userId, document);
  const [row] = await tx
    .insert(performerDocuments)
    .values({ id: nextId(), userId, type, fileId: document.id, createdAt: now })
    .returning();
  if (!row) throw new Error('The document was not inserted.');
  return row;
}

/** Selects the documents that are no longer needed: those decided about, and those that their users did not apply with. */
function selectUnneeded(db: Db, now: Date, where: SQL | undefined) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const { id, fileId, userId, status, createdAt, decidedAt } = performerDocuments;
  const isUnused = and(eq(status, 'pending'), lt(createdAt, before(keptWithoutApplication)), not(users.isPerformer));
  const isUnneeded = and(isNotNull(fileId), or(lt(decidedAt, before(keptAfterDecision)), isUnused));
  return db
    .select({ id, fileId, userId, decidedAt })
    .from(performerDocuments)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isUnneeded, isNull(users.closedAt), where));
}

/** Deletes a document's bytes, and its row too if nothing was decided about it. */
async function removeDocument(unit: Unit, id: string): Promise<void> {
  // Read again, because the user may have applied since.
  const [row] = await selectUnneeded(unit.tx, unit.now, eq(performerDocuments.id, id));
  if (!row) return;
  if (!row.decidedAt) await unit.tx.delete(performerDocuments).where(eq(performerDocuments.id, id));
  await releaseFiles(unit, [row.fileId]);
}

/** Deletes the bytes of documents that are no longer needed (rule P7). The decisions about them stay. */
export const removeUnneededDocuments: DueJob = (context, pass) =>
  forEachDue<{ id: string; userId: string }>(pass, {
    batch,
    read: async (last) =>
      selectUnneeded(context.db, context.ports.clock.now(), gt(performerDocuments.id, last?.id ?? ''))
        .orderBy(performerDocuments.id)
        .limit(batch),
    work: ({ id, userId }) => context.transaction((unit) => removeDocument(unit, id), { ids: [userId] }),
  });
