import { sql } from 'drizzle-orm';
import { linkTokens, outbox, users } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';

/**
 * Deletes the effects that are addressed to an account, including dead letters, and the messages of its tips in effects
 * for others. Its addresses are the current one, the unconfirmed one, and previous ones, which get mails with links to
 * revert the change.
 */
export async function deleteAccountEffects(tx: Tx, userId: string): Promise<void> {
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
