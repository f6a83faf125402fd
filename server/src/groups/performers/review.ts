import type { PerformerDocument } from '@fanlight/sdk/models';
import { and, eq, sql } from 'drizzle-orm';
import { type ActingOperator, keyOf, performAction } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { performerApplications, performerDocuments, performers, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, type Page, type PageRequest, type SortKey, sortedKeyset, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type OpenedDocument, openDocument } from '../files/index.ts';
import type { IdentityDetails } from './applications.ts';
import { readDocuments, toPerformerDocument } from './documents.ts';
import { reviewMail } from './mails.ts';
import { lockPerformer } from './store.ts';

/** A performer who awaits a decision, as an operator needs it. */
export interface PendingPerformer extends IdentityDetails {
  userId: string;
  name: string;
  username: string | null;
  email: string;
  countryCode: string | null;
  documents: PerformerDocument[];
  createdAt: Date;
}

/** The decision of an operator. A rejection has a reason, which the performer sees. */
export type PerformerDecision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Whether a performer awaits a decision. */
const isPending = eq(performers.status, 'pending');

/** Counts the performers who await a decision. */
export const countPendingPerformers = (db: Db): Promise<number> =>
  countCapped(
    db,
    sql`select 1 from ${performers} inner join ${performerApplications}
      on ${performerApplications.userId} = ${performers.userId} where ${isPending}`,
  );

/** Lists the performers who await a decision, oldest application first. */
export async function listPendingPerformers(
  { db, ports }: Context,
  page: PageRequest,
): Promise<Page<PendingPerformer>> {
  const createdAt: SortKey<{ application: { createdAt: Date } }> = {
    ...{ column: performerApplications.createdAt, type: 'timestamptz', of: ({ application }) => application.createdAt },
  };
  type Row = { user: { id: string }; application: { createdAt: Date } };
  const idOf = ({ user }: Row) => user.id;
  const { after, order, cursorOf } = sortedKeyset<Row>(createdAt, performers.userId, idOf, { ...page, sort: 'asc' });
  const rows = await db
    .select({ user: users, performer: performers, application: performerApplications })
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId))
    .innerJoin(performerApplications, eq(performerApplications.userId, performers.userId))
    .where(and(isPending, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const documents = await readDocuments(
    db,
    rows.map(({ user }) => user.id),
  );
  const details = new Map(
    await Promise.all(
      rows.map(async ({ user, application }) => {
        const decrypted: IdentityDetails = JSON.parse(await ports.cipher.decrypt(application.details));
        return [user.id, decrypted] as const;
      }),
    ),
  );
  return toPage(rows, page, await countPendingPerformers(db), cursorOf, ({ user, performer, application }) => ({
    ...(details.get(user.id) as IdentityDetails),
    ...{ userId: user.id, name: user.name, username: user.username, email: user.email },
    countryCode: performer.countryCode,
    documents: documents.filter(({ userId }) => userId === user.id).map(toPerformerDocument),
    createdAt: application.createdAt,
  }));
}

/**
 * Returns the decrypted bytes of a document, and records who has read it (rule P7).
 *
 * @throws {ApiFailure} `NOT_FOUND` if the document does not exist or was deleted
 */
export async function readDocument(context: Context, id: string, operator: ActingOperator): Promise<OpenedDocument> {
  const [row] = await context.db.select().from(performerDocuments).where(eq(performerDocuments.id, id));
  if (!row?.fileId) throw new ApiFailure('NOT_FOUND');
  const { userId, type, fileId } = row;
  // The record comes first, so that no document is read without one.
  await performAction(
    context,
    { operator, name: 'readPerformerDocument', targetId: userId },
    async () => ({ result: undefined, before: {}, after: { document: type } }),
    { requiredIds: [userId] },
  );
  const opened = await openDocument(context, context.db, fileId);
  if (!opened) throw new ApiFailure('NOT_FOUND');
  return opened;
}

/**
 * Approves or rejects a performer together with the documents, and mails the decision (rule P7).
 *
 * @throws {ApiFailure} `NOT_FOUND`, or `STATUS_CONFLICT` if the performer does not await a decision or lacks a document
 */
export async function decidePerformer(
  context: Context,
  userId: string,
  decision: PerformerDecision,
  operator: ActingOperator,
): Promise<void> {
  await performAction(
    context,
    { operator, name: 'decidePerformer', targetId: userId },
    async (unit) => {
      const { tx, now } = unit;
      const performer = await lockPerformer(tx, userId);
      if (!performer) throw new ApiFailure('NOT_FOUND');
      const documents = await readDocuments(tx, [userId]);
      const isComplete = documents.length === 2 && documents.every(({ status }) => status !== 'rejected');
      if (performer.status !== 'pending' || (decision.status === 'approved' && !isComplete))
        throw new ApiFailure('STATUS_CONFLICT');
      const { status } = decision;
      const reason = decision.status === 'rejected' ? decision.reason : null;
      await tx.update(performers).set({ status }).where(eq(performers.userId, userId));
      await tx
        .update(performerApplications)
        .set({ reason, decidedBy: keyOf(operator), decidedAt: now })
        .where(eq(performerApplications.userId, userId));
      await tx
        .update(performerDocuments)
        .set({ status, reason, decidedAt: now })
        .where(and(eq(performerDocuments.userId, userId), eq(performerDocuments.status, 'pending')));
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (user) unit.mail(reviewMail(user, decision));
      return {
        result: undefined,
        ...{ before: { status: performer.status }, after: { status } },
        reason: reason === null ? undefined : { userId, text: reason },
      };
    },
    { ids: [userId] },
  );
}
