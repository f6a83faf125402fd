import { sql } from 'drizzle-orm';
import { accountKeyOfEffect, linkTokens, outbox, users } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';

/**
 * Deletes the effects that are addressed to an account, including dead letters, and the messages of its tips in effects
 * for others. Its addresses are the current one, the unconfirmed one, and previous ones, which get mails with links to
 * revert the change.
 *
 * Rows are locked by id, like those of `finishEffects`, so that no two transactions wait for each other. They are not
 * skipped while a worker has locked them: a worker may only store a failure, after which the effect would remain.
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
