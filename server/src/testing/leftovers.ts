import { sql } from 'drizzle-orm';
import type { TestEngine } from './index.ts';

/** Finds rows that belong to deleted accounts. Such rows must not exist (rule P8). */
export async function findLeftovers({ ports }: Pick<TestEngine, 'ports'>, ids: string[]): Promise<unknown[]> {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const channels = sql.join(
    ids.map((id) => sql`${`user:${id}`}`),
    sql`, `,
  );
  const { rows } = (await ports.database.db.execute(sql`
    select 'subscription that renews' as what, id from subscription
      where (user_id in (${list}) or performer_id in (${list})) and (status <> 'ended' or renews_at is not null)
    union all select 'card of a subscription', id from subscription where user_id in (${list}) and card_last4 is not null
    union all select 'card of a payment', id from payment where user_id in (${list}) and card_last4 is not null
    union all select 'stored response', key from idempotent_answer where user_id in (${list})
    union all select 'channel', name from channel where name in (${channels})
    union all select 'event', channel from event where channel in (${channels})
    union all select 'reaction', id from reaction where object_id in (${list}) or user_id in (${list})
    union all select 'like of a comment', comment_id from comment_like where user_id in (${list})
    union all select 'participant of a conversation', conversation_id from conversation_participant where user_id in (${list})
    union all select 'message', id from message where author_id in (${list})
    union all select 'follow', id from follow where follower_id in (${list}) or performer_id in (${list})
    union all select 'poll', id from feed_poll where performer_id in (${list})
    union all select 'account', id from "user" where id in (${list})
    union all select 'post', id from feed where performer_id in (${list})
    union all select 'gallery', id from gallery where performer_id in (${list})
    union all select 'photo', id from photo where performer_id in (${list})
    union all select 'file', id from file where owner_id in (${list})
    union all select 'upload', id from upload where owner_id in (${list})
    union all select 'session', id from session where user_id in (${list})`)) as unknown as { rows: unknown[] };
  return rows;
}
