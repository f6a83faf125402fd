import { and, eq, ne } from 'drizzle-orm';
import { isTaken } from '../../db/errors.ts';
import { performers, users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { fold } from '../../keys.ts';
import type { Db } from '../../ports/index.ts';
import { checkDisplayName } from './display-name.ts';

/** Converts the violation of a unique index to the error that the API returns. */
export function toTakenFailure(error: unknown): unknown {
  if (isTaken(error, 'user_email_key')) return fieldFailure('EMAIL_TAKEN', 'email');
  if (isTaken(error, 'user_username_key')) return fieldFailure('USERNAME_TAKEN', 'username');
  return error;
}

/**
 * Checks a display name. Other users cannot use the name of an approved performer.
 *
 * @returns the normalised name
 * @throws {ApiFailure} `VALIDATION_FAILED` for the field `name`
 */
export async function checkName(db: Db, name: string, userId?: string): Promise<string> {
  const normalized = checkDisplayName(name);
  const [performer] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(performers, eq(performers.userId, users.id))
    .where(
      and(
        eq(users.nameKey, fold(normalized)),
        eq(performers.status, 'approved'),
        userId ? ne(users.id, userId) : undefined,
      ),
    )
    .limit(1);
  if (performer) throw fieldFailure('VALIDATION_FAILED', 'name', 'NAME_TAKEN_BY_PERFORMER');
  return normalized;
}
