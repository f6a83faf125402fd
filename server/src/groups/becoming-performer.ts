import type { PerformerDocumentType } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../context.ts';
import type { AccessOf, HandlersOf, Input } from '../contract.ts';
import { fieldFailure } from '../http/failure.ts';
import type { Unit } from '../unit.ts';
import { checkRegistration, createAccount } from './auth/index.ts';
import { type SealedDocument, withSealedDocuments } from './files/index.ts';
import {
  applyAsPerformer,
  checkApplication,
  type DocumentRow,
  readDocuments,
  replaceDocument,
  toMyPerformer,
} from './performers/index.ts';
import { findAccount } from './users/index.ts';

/** The fields of a form with both documents. Each is named after the type of its document. */
const documentFields = ['identity', 'portrait'] as const satisfies PerformerDocumentType[];

async function storeBoth(
  unit: Unit,
  userId: string,
  documents: Record<PerformerDocumentType, SealedDocument>,
): Promise<void> {
  for (const type of documentFields) await replaceDocument(unit, userId, type, documents[type]);
}

/** Creates a performer account with both documents (operation `registerPerformer`). */
async function registerPerformer(context: Context, { body, form }: Input<'registerPerformer'>) {
  const application = await checkApplication(context, body);
  const registration = await checkRegistration(context, body);
  return withSealedDocuments(context, form, documentFields, (documents) =>
    createAccount(context, registration, async (unit, userId) => {
      await applyAsPerformer(unit, userId, application);
      await storeBoth(unit, userId, documents);
    }),
  );
}

/** Requires that a user has uploaded a document, and that it was not rejected. */
function requireDocument(
  documents: DocumentRow[],
  wantedType: PerformerDocumentType,
  path: 'identityDocumentId' | 'portraitDocumentId',
  wantedId: string,
): void {
  const isUsable = documents.some(
    ({ id, type, status }) => id === wantedId && type === wantedType && status !== 'rejected',
  );
  if (!isUsable) throw fieldFailure('VALIDATION_FAILED', path, 'DOCUMENT_MISSING');
}

/** Turns a user into a performer, with documents uploaded before (operation `switchToPerformer`). */
async function switchToPerformer(context: Context, { body }: Input<'switchToPerformer'>) {
  const { userId } = requireViewer(context);
  const application = await checkApplication(context, body);
  await context.transaction(async (unit) => {
    const documents = await readDocuments(unit.tx, [userId]);
    requireDocument(documents, 'identity', 'identityDocumentId', body.identityDocumentId);
    requireDocument(documents, 'portrait', 'portraitDocumentId', body.portraitDocumentId);
    await applyAsPerformer(unit, userId, application);
  });
  return { data: await toMyPerformer(context) };
}

/** Turns a user into a performer, with both documents (operation `switchToPerformerWithDocuments`). */
async function switchToPerformerWithDocuments(
  context: Context,
  { body, form }: Input<'switchToPerformerWithDocuments'>,
) {
  const { userId } = requireViewer(context);
  const application = await checkApplication(context, body);
  await withSealedDocuments(context, form, documentFields, (documents) =>
    context.transaction(async (unit) => {
      await applyAsPerformer(unit, userId, application);
      await storeBoth(unit, userId, documents);
    }),
  );
  return { data: await toMyPerformer(context) };
}

/** The resolvers of `x-access`. */
export const becomingPerformerAccess = {
  switchToPerformer: findAccount,
  switchToPerformerWithDocuments: findAccount,
} satisfies Pick<AccessOf<'auth'>, 'switchToPerformer' | 'switchToPerformerWithDocuments'>;

/** The operations by which a user becomes a performer (rule P7). They concern the groups `auth`, `performers` and `users`. */
export const becomingPerformerHandlers = {
  registerPerformer,
  switchToPerformer,
  switchToPerformerWithDocuments,
} satisfies Pick<
  HandlersOf<'auth', typeof becomingPerformerAccess>,
  'registerPerformer' | 'switchToPerformer' | 'switchToPerformerWithDocuments'
>;
