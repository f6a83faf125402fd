import type { Gender, SwitchToPerformerRequest } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performerApplications, performers } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { findState } from '../geo/index.ts';
import { markAsPerformer } from '../users/index.ts';
import { readDocuments } from './documents.ts';
import { indexForSearch } from './store.ts';

/** The age from which a user can become a performer (rule P7), in years. */
const minimumAge = 18;

/** The statements of a user, as in the identity documents. */
export interface IdentityDetails {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  phone: string | null;
}

/** An application whose fields were checked. */
export interface CheckedApplication {
  /** The {@link IdentityDetails} as encrypted JSON. */
  details: string;
  gender: Gender | null;
  countryCode: string;
}

function checkAge(dateOfBirth: string, now: Date): void {
  const birthday = new Date(`${dateOfBirth}T00:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + minimumAge);
  if (birthday > now) throw fieldFailure('VALIDATION_FAILED', 'dateOfBirth', 'TOO_YOUNG');
}

/**
 * Checks what a user states in order to become a performer (rule P7).
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for an empty name, a user under 18 or an unknown country
 */
export async function checkApplication(
  { ports }: Context,
  body: Pick<SwitchToPerformerRequest, 'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'countryCode' | 'phone'>,
): Promise<CheckedApplication> {
  const { dateOfBirth, gender = null, countryCode, phone = null } = body;
  const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
  for (const path of ['firstName', 'lastName'] as const)
    if (!names[path]) throw fieldFailure('VALIDATION_FAILED', path, 'EMPTY');
  checkAge(dateOfBirth, ports.clock.now());
  if (!(await findState(countryCode, null))) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'COUNTRY_UNKNOWN');
  const details: IdentityDetails = { ...names, dateOfBirth, phone };
  return { details: await ports.cipher.encrypt(JSON.stringify(details)), gender, countryCode };
}

/**
 * Turns a user into a performer who awaits the decision of an operator, and is hidden from others until then (rule P7).
 * The transaction must have locked the user.
 *
 * @throws {ApiFailure} `FORBIDDEN` if the user is a performer already
 */
export async function applyAsPerformer(
  unit: Unit,
  userId: string,
  { details, gender, countryCode }: CheckedApplication,
): Promise<void> {
  const { tx, now } = unit;
  const inserted = await tx
    .insert(performers)
    .values({ userId, status: 'pending', gender, countryCode, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: performers.userId });
  if (inserted.length === 0) throw new ApiFailure('FORBIDDEN');
  await tx.insert(performerApplications).values({ userId, details, createdAt: now });
  await markAsPerformer(unit, userId);
  await indexForSearch(tx, userId);
}

/**
 * Lets a rejected performer await a decision again, as soon as no document is rejected any more. The transaction must
 * have locked the user.
 */
export async function reopenApplication({ tx }: Unit, userId: string): Promise<void> {
  const documents = await readDocuments(tx, [userId]);
  if (documents.some(({ status }) => status === 'rejected')) return;
  const isRejected = and(eq(performers.userId, userId), eq(performers.status, 'rejected'));
  const reopened = await tx.update(performers).set({ status: 'pending' }).where(isRejected).returning();
  if (reopened.length === 0) return;
  await tx
    .update(performerApplications)
    .set({ reason: null, decidedBy: null, decidedAt: null })
    .where(eq(performerApplications.userId, userId));
}

/** Reads the reason for which an operator has rejected a performer; null if there is none. */
export async function readRejection(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: performerApplications.reason })
    .from(performerApplications)
    .where(eq(performerApplications.userId, userId));
  return row?.reason ?? null;
}
