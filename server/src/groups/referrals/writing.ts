import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { referralCodes, users } from '../../db/schema/index.ts';
import { makeCode } from './rules.ts';

/** A user's code, created when first requested. */
export async function readCode({ db, ports }: Context, userId: string): Promise<string> {
  for (;;) {
    const [row] = await db.select().from(referralCodes).where(eq(referralCodes.userId, userId));
    if (row) return row.code;
    const [user] = await db
      .select({ name: users.name, username: users.username })
      .from(users)
      .where(eq(users.id, userId));
    const code = makeCode(user?.username ?? user?.name ?? '', ports.random.fraction);
    // The random code exists already, or a concurrent call created one: read again.
    await db.insert(referralCodes).values({ userId, code }).onConflictDoNothing();
  }
}
