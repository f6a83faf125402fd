import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';

/**
 * Reads an account.
 *
 * @throws {ApiFailure} `NOT_FOUND`
 */
export async function readUser(db: Db, id: string): Promise<typeof users.$inferSelect> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}
