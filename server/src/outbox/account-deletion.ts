import { sql } from 'drizzle-orm';
import { accountKeyOfEffect, linkTokens, outbox, users } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';

/**
 * Deletes the effects for an account, including dead letters, and the messages of its tips in effects for other users.
 * A mail belongs to the account if it is addressed to the account's current, unconfirmed or previous e-mail address.
 * Previous addresses receive links that revert a change. Rows are locked in the order of their ids, as in
 * `finishEffects`, so that no two transactions wait for each other. Rows that a worker has locked are not skipped,
 * because the worker only stores a failure if its attempt fails, and the effect would then remain.
 */
export async function deleteAccountEffects(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    with account (key) as (
      select ${`user:${userId}`}
      union select ${userId}
      union select lower(address) from ${users}, lateral (values (email), (pending_email)) as own (address)
        where id = ${userId} and address is not null
      union select lower(email) from ${linkTokens} where user_id = ${userId}
    ), found as (
      select id, payload #>> '{event,payerId}' is not distinct from ${userId} as is_of_payer from ${outbox}
      where ${accountKeyOfEffect} = any (array(select key from account)) order by id for update
    ), changed as (
      update ${outbox} set payload = jsonb_set(payload, '{event,message}', 'null')
      where id in (select id from found where is_of_payer) and payload #>> '{event,type}' = 'tip-created'
    )
    delete from ${outbox} where id in (select id from found where not is_of_payer)`);
}
