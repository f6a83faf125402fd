import type { PerformerDocumentStatus, PerformerDocumentType } from '@fanlight/sdk/models';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import {
  performerApplications,
  performerDocumentReads,
  performerDocuments,
  performers,
  users,
} from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type OpenedDocument, openDocument } from '../files/index.ts';
import type { IdentityDetails } from './applications.ts';
import { readDocuments } from './documents.ts';
import { reviewMail } from './mails.ts';
import { lockPerformer } from './store.ts';

/** A performer who awaits a decision, as an operator needs it. */
export interface PendingPerformer extends IdentityDetails {
  userId: string;
  name: string;
  username: string | null;
  email: string;
  countryCode: string | null;
  documents: { id: string; type: PerformerDocumentType; status: PerformerDocumentStatus; createdAt: Date }[];
  createdAt: Date;
}

/** The decision of an operator. A rejection has a reason, which the performer sees. */
export type PerformerDecision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** The functions with which an operator decides about performers (rules P7, O1). */
export interface PerformerReview {
  /** Lists the performers who await a decision, oldest application first, at most a hundred. */
  list(): Promise<PendingPerformer[]>;
  /**
   * Returns the decrypted bytes of a document, and records who has read it.
   *
   * @param readBy - the e-mail address of the operator
   * @throws {ApiFailure} `NOT_FOUND` if the document does not exist or was deleted
   */
  readDocument(id: string, readBy: string): Promise<OpenedDocument>;
  /**
   * Approves or rejects a performer together with the documents, and mails the decision.
   *
   * @param decidedBy - the e-mail address of the operator
   * @throws {ApiFailure} `NOT_FOUND`, or `STATUS_CONFLICT` if the performer does not await a decision or lacks a document
   */
  decide(userId: string, decision: PerformerDecision, decidedBy: string): Promise<void>;
}

const pageSize = 100;

async function listPending({ db, ports }: Context): Promise<PendingPerformer[]> {
  const rows = await db
    .select({ user: users, performer: performers, application: performerApplications })
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId))
    .innerJoin(performerApplications, eq(performerApplications.userId, performers.userId))
    .where(eq(performers.status, 'pending'))
    .orderBy(asc(performerApplications.createdAt), asc(performers.userId))
    .limit(pageSize);
  const documents = await readDocuments(
    db,
    rows.map(({ user }) => user.id),
  );
  return Promise.all(
    rows.map(async ({ user, performer, application }) => ({
      ...(JSON.parse(await ports.cipher.decrypt(application.details)) as IdentityDetails),
      ...{ userId: user.id, name: user.name, username: user.username, email: user.email },
      countryCode: performer.countryCode,
      documents: documents
        .filter(({ userId }) => userId === user.id)
        .map(({ id, type, status, createdAt }) => ({ id, type, status, createdAt })),
      createdAt: application.createdAt,
    })),
  );
}

async function readDocument(context: Context, id: string, readBy: string): Promise<OpenedDocument> {
  const [row] = await context.db.select().from(performerDocuments).where(eq(performerDocuments.id, id));
  if (!row?.fileId) throw new ApiFailure('NOT_FOUND');
  const { userId, type, fileId } = row;
  // The record comes first, so that no document is read without one.
  await context.transaction(({ tx, now, nextId }) =>
    tx.insert(performerDocumentReads).values({ id: nextId(), userId, type, readBy, readAt: now }),
  );
  const opened = await openDocument(context, context.db, fileId);
  if (!opened) throw new ApiFailure('NOT_FOUND');
  return opened;
}

async function decide(context: Context, userId: string, decision: PerformerDecision, decidedBy: string): Promise<void> {
  await context.transaction(
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
        .set({ reason, decidedBy, decidedAt: now })
        .where(eq(performerApplications.userId, userId));
      await tx
        .update(performerDocuments)
        .set({ status, reason, decidedAt: now })
        .where(and(eq(performerDocuments.userId, userId), eq(performerDocuments.status, 'pending')));
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (user) unit.mail(reviewMail(user, decision));
    },
    { ids: [userId] },
  );
}

/** Creates the functions with which an operator decides about performers. */
export const createPerformerReview = (createContext: () => Context): PerformerReview => ({
  list: () => listPending(createContext()),
  readDocument: (id, readBy) => readDocument(createContext(), id, readBy),
  decide: (userId, decision, decidedBy) => decide(createContext(), userId, decision, decidedBy),
});
