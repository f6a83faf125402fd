import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { fold } from '../../keys.ts';

/**
 * Returns the condition that the name or the username in a row of `user` contains words. Undefined if there are no
 * words.
 */
export function matchesName(q: string | undefined): SQL | undefined {
  if (!q?.trim()) return undefined;
  const part = `%${fold(q).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(${users.nameKey} like ${part} or ${users.usernameKey} like ${part})`;
}
