import { sql } from 'drizzle-orm';
import { linkTokens, outbox, users } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';

/**
 * Deletes the effects that are addressed to an account, dead letters included, and the words of its tips in others. Its
 * addresses include the unconfirmed one, and those that it has left, which links to undo the change are mailed to.
 */
export async function forgetAddressee(tx: Tx, userId: string): Promise<void> {
  const addresses = sql`
    select lower(address) from ${users}, lateral (values (email), (pending_email)) as own (address)
    where id = ${userId} and address is not null
    union select lower(email) from ${linkTokens} where user_id = ${userId}`;
  await tx.execute(sql`
    delete from ${outbox}
    where (topic = 'mail' and lower(payload ->> 'to') in (${addresses}))
      or (topic = 'domain' and lower(payload -> 'event' ->> 'email') in (${addresses}))
      or (topic = 'event' and payload ->> 'channel' = ${`user:${userId}`})`);
  await tx.execute(sql`
    update ${outbox} set payload = jsonb_set(payload, '{event,message}', 'null')
    where topic = 'domain' and payload -> 'event' ->> 'type' = 'tip-created' and payload -> 'event' ->> 'payerId' = ${userId}`);
}
