import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../ports/index.ts';
import { rowId, series } from '../growth/data.ts';

/** A performer, and the number of rows in the performer's lists. */
export interface Creator {
  performerId: string;
  /** Two digits that distinguish the rows of the performers. */
  tag: string;
  posts: number;
  followers: number;
  earnings: number;
}

/** The time before now over which the rows are spread evenly. */
const span = sql.raw(`interval '700 days'`);

async function insertAll(database: Database, statements: SQL[]): Promise<void> {
  const work = async (tx: Tx) => {
    // Triggers would write a change of the vocabulary for each row.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  };
  await database.transaction(work, { hasTimeLimits: false });
}

/** Inserts the users who follow, subscribe and pay. */
export async function fillUsers(database: Database, total: number, now: Date): Promise<void> {
  const at = sql.raw(`'${now.toISOString()}'::timestamptz`);
  const statement = sql`insert into "user" (id, name, name_key, username, username_key, email, email_key, email_verified_at, password_hash, created_at, updated_at)
      select ${rowId('aaaaaaaa')}, 'Person ' || n, 'person ' || n, 'person.' || n, 'person.' || n, n || '@example.com', n || '@example.com', ${at}, '', ${at}, ${at}
      from ${series(total)}`;
  await insertAll(database, [statement]);
}

/**
 * Inserts the rows of a performer. There are as many items of each other kind, subscribers, orders and payouts as posts,
 * and as many notifications as followers. The earnings are tips, sales and subscriptions in equal parts.
 */
export async function fillCreator(database: Database, creator: Creator, now: Date): Promise<void> {
  const { performerId, tag, posts, followers, earnings } = creator;
  const at = sql.raw(`'${now.toISOString()}'::timestamptz`);
  const id = (kind: string, n?: string) => rowId(`${kind}${tag}`.repeat(4), n);
  const user = rowId('aaaaaaaa');
  const spread = (total: number) => sql`${at} - ${span} * (1 - n::float8 / ${sql.raw(String(total))})`;
  const file = (kind: 'video' | 'reel' | 'photo', tagOfKind: string) =>
    sql`insert into file (id, owner_id, purpose, kind, mime, width, height, display_bytes, thumbnail_bytes, preview, attached_at, created_at)
      select ${id(tagOfKind)}, ${performerId}, ${kind}, ${kind === 'photo' ? 'picture' : 'video'}, 'video/mp4', 640, 360, 1, 1, '', ${at}, ${at} from ${series(posts)}`;
  const saleTypes = sql.raw(`(array['tip', 'feed', 'subscription'])[n % 3 + 1]`);
  const kinds = sql.raw(`(array['tip', 'purchase', 'subscription'])[n % 3 + 1]`);
  const statements = [
    sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, total_likes, created_at, updated_at)
      select ${id('b')}, ${performerId}, ${id('b')}, 'Glaze notes ' || n, 'public', '{}', n % 1009, ${spread(posts)}, ${at} from ${series(posts)}`,
    file('video', 'c'),
    file('reel', 'd'),
    file('photo', 'e'),
    sql`insert into video (id, performer_id, title, description, audience, file_id, total_views, ready_at, created_at, updated_at)
      select ${id('c')}, ${performerId}, 'Vase ' || n, '', 'public', ${id('c')}, n % 1009, ${at}, ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into reel (id, performer_id, text, audience, file_id, total_views, ready_at, created_at, updated_at)
      select ${id('d')}, ${performerId}, 'Vase ' || n, 'public', ${id('d')}, n % 1009, ${at}, ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into gallery (id, performer_id, title, audience, total_photos, created_at, updated_at)
      select ${id('f')}, ${performerId}, 'Kiln day ' || n, 'public', 1, ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into photo (id, performer_id, file_id, text, audience, created_at, updated_at)
      select ${id('e')}, ${performerId}, ${id('e')}, 'Vase ' || n, 'public', ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into product (id, performer_id, title, type, price, stock, created_at, updated_at)
      select ${id('1')}, ${performerId}, 'Mug ' || n, 'physical', 800, 5, ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into follow (id, follower_id, performer_id, created_at)
      select ${id('2')}, ${user}, ${performerId}, ${spread(followers)} from ${series(followers)}`,
    sql`insert into subscription (id, user_id, performer_id, type, status, price, provider, started_at, paid_through_at, created_at, updated_at)
      select ${id('3')}, ${user}, ${performerId}, 'monthly', 'active', 900, 'wallet', ${at}, ${at} + interval '20 days', ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into notification (id, user_id, type, actor_id, object_type, object_id, once_key, created_at, updated_at)
      select ${id('4')}, ${performerId}, 'follow', ${user}, 'performer', ${performerId}, n::text, ${spread(followers)}, ${spread(followers)} from ${series(followers)}`,
    sql`insert into charge (id, payer_id, performer_id, type, object_id, title, is_repeatable, amount, commission, created_at)
      select ${id('5')}, ${rowId('aaaaaaaa', 'n % 100 + 1')}, ${performerId}, ${saleTypes}, ${id('b')}, 'Glaze', true, 1000, 200, ${spread(earnings)} from ${series(earnings)}`,
    sql`insert into ledger_transaction (id, kind, reference_id, created_at)
      select ${id('6')}, ${kinds}, ${id('5')}, ${spread(earnings)} from ${series(earnings)}`,
    sql`insert into earning (transaction_id, owner_id, amount, payable_at)
      select ${id('6')}, ${performerId}, 800, ${spread(earnings)} + interval '7 days' from ${series(earnings)}`,
    sql`insert into earning_day (owner_id, day, type, gross, net, total_sales)
      select ${performerId}, (created_at at time zone 'UTC')::date, type, sum(amount), sum(amount - commission), count(*)
      from charge where performer_id = ${performerId} group by 2, 3`,
    sql`insert into ledger_account (id, owner_id, kind, balance, is_floored)
      values (${`0000000000000000000000${tag}e`}, ${performerId}, 'earnings', ${sql.raw(String(earnings * 800))}, true)`,
    sql`insert into product_order (id, charge_id, buyer_id, performer_id, product_id, type, status, title, quantity, unit_price, amount, commission, created_at, updated_at)
      select ${id('7')}, ${id('7')}, ${user}, ${performerId}, ${id('1')}, 'physical', case when n % 50 = 0 then 'paid' else 'delivered' end, 'Mug', 1, 800, 800, 160, ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`insert into payout_request (id, user_id, status, amount, currency, method, destination, closed_at, created_at, updated_at)
      select ${id('8')}, ${performerId}, 'paid', 5000, 'USD', 'bank-transfer', 'Harbour Savings, •••• 2207', ${at}, ${spread(posts)}, ${at} from ${series(posts)}`,
    sql`update performer set total_feeds = ${sql.raw(String(posts))}, total_followers = ${sql.raw(String(followers))} where user_id = ${performerId}`,
  ];
  await insertAll(database, statements);
}
