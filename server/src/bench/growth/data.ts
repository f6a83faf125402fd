import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../ports/index.ts';

const shareOfLargest = 10;

/** The users whose lists are read. */
export interface Viewers {
  /** The largest performer, who has published a tenth of all items. */
  performerId: string;
  /** The fan whose numbers of bookmarks, purchases and follows are in proportion to the number of posts. */
  fanId: string;
}

/** The digits of an id that identify its table. */
const tags = {
  user: 'aaaaaaaa',
  feed: 'bbbbbbbb',
  video: 'cccccccc',
  gallery: 'dddddddd',
  product: 'eeeeeeee',
  reel: 'c1c1c1c1',
  photo: 'd1d1d1d1',
  comment: '14141414',
  conversation: '2a2a2a2a',
} as const;

/**
 * The creation time of the first row of each table, which is two years before the tests' clock, and the milliseconds
 * until the next row.
 */
const firstMs = Date.parse('2024-05-21T12:00:00.000Z');
const stepMs = 60_000;

/**
 * Returns the id of the nth row of a table. It begins with a time, as real ids do. Ids with a long common prefix would
 * mislead the planner, which estimates ranges by the first bytes that differ.
 */
export const idOf = (table: keyof typeof tags, n: number): string =>
  `${(firstMs + n * stepMs).toString(16).padStart(12, '0')}${tags[table]}0000`;

const number = (value: number) => sql.raw(String(Math.floor(value)));
const idText = (tag: string, n = 'n') =>
  `(lpad(to_hex(${firstMs} + (${n}) * ${stepMs}::bigint), 12, '0') || '${tag}0000')`;
/** SQL for the id of the nth row of a table with these digits. */
export const rowId = (tag: string, n?: string) => sql.raw(idText(tag, n));
/** A table of the numbers from 1 to `total`, whose column is `n`. */
export const series = (total: number) => sql.raw(`generate_series(1, ${Math.floor(total)}) n`);

/** Indexes that are dropped before the tables are filled, because building them once afterwards is faster. */
const textIndexes = [
  ...['feed_words', 'video_words', 'gallery_words', 'product_words', 'reel_words', 'photo_words', 'feed_hashtags'],
];

/** Returns the sizes of the tables for a number of posts. */
export function sizesOf(posts: number) {
  return {
    posts,
    /**
     * The number of items of each kind other than posts. There are equally many users, and equally many rows in each
     * list of the largest performer and of the most active fan. It is a tenth of the number of posts, or more if there
     * are few posts, so that the first page of the largest performer is also full.
     */
    tenth: Math.max(250, posts / 10),
    performers: Math.max(100, posts / 100),
    /** The number of followed performers, which is the same for any number of posts. */
    followed: 100,
  };
}

type Run = (...statements: ReturnType<typeof sql>[]) => Promise<void>;

async function fillUsers(run: Run, posts: number, at: ReturnType<typeof sql>) {
  const { tenth, performers } = sizesOf(posts);
  await run(
    sql`insert into "user" (id, name, name_key, username, username_key, email, email_key, email_verified_at, password_hash, is_performer, created_at, updated_at)
      select ${rowId(tags.user)}, 'Person ' || n, 'person ' || n, 'person.' || n, 'person.' || n, n || '@example.com', n || '@example.com', ${at}, '', n <= ${number(performers)}, ${at}, ${at}
      from ${series(tenth)}`,
    sql`insert into user_term (term, user_id) select term, id from "user", terms_of(name_key, username_key) on conflict do nothing`,
    sql`insert into performer (user_id, status, bio, search, total_followers, created_at)
      select ${rowId(tags.user)}, 'approved', '', 'person ' || n || ' person.' || n || ' clay', n % 997, ${at} from ${series(performers)}`,
  );
}

async function fillContent(run: Run, posts: number, { performerId }: Viewers, at: ReturnType<typeof sql>) {
  const { tenth, performers } = sizesOf(posts);
  // The performer of the nth item. Every tenth item belongs to the largest performer, and the other items to the other
  // performers in turn.
  const authorId = sql.raw(
    `case when n % ${shareOfLargest} = 0 then '${performerId}' else ${idText(tags.user, `n % ${performers} + 1`)} end`,
  );
  // Ordered, so that rows are stored in the order of their creation. The join alone would return them in the order of
  // the sentences.
  const sentences = sql`inner join sentence on sentence.no = n % 5000 + 1 order by n`;
  const rare = number(Math.max(2, posts / 5));
  const insertFiles = (kind: 'video' | 'reel' | 'photo') =>
    sql`insert into file (id, owner_id, purpose, kind, mime, width, height, display_bytes, thumbnail_bytes, preview, attached_at, created_at)
      select ${rowId(tags[kind])}, ${authorId}, ${kind}, ${kind === 'photo' ? 'picture' : 'video'}, 'video/mp4', 640, 360, 1, 1, '', ${at}, ${at} from ${series(tenth)}`;
  await run(
    // Creates 5,000 sentences of 16 words, which are chosen from 30,000 words. The nth word occurs about 1/n times as
    // often as the first word.
    sql`create unlogged table sentence as
      select n as no, (select string_agg(chr(97 + w % 23) || chr(97 + w / 23 % 5) || chr(110 + w % 7) || to_hex(w), ' ')
        from (select floor(exp(random() * ln(30000)))::int as w from generate_series(1, 16 + n * 0)) as words) as words
      from generate_series(1, 5000) n`,
    sql`create index on sentence (no)`,
    sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, total_likes, created_at, updated_at)
      select ${rowId(tags.feed)}, ${authorId}, ${rowId(tags.feed)},
        'glaze ' || words || case when n % 100 = 7 then ' tenmoku' else '' end || case when n % ${rare} = 1 then ' wollastonite' else '' end || case when n % 50 = 3 then ' #kiln' else '' end,
        'public', case when n % 50 = 3 then array['kiln'] else '{}' end, n % 1009, ${at}, ${at}
      from ${series(posts)} ${sentences}`,
    insertFiles('video'),
    insertFiles('reel'),
    insertFiles('photo'),
    sql`insert into video (id, performer_id, title, description, audience, file_id, total_views, total_likes, ready_at, created_at, updated_at)
      select ${rowId(tags.video)}, ${authorId}, 'glaze ' || words, '', 'public', ${rowId(tags.video)}, n % 1009, n % 1009, ${at}, ${at}, ${at}
      from ${series(tenth)} ${sentences}`,
    sql`insert into reel (id, performer_id, text, audience, file_id, total_views, total_likes, ready_at, created_at, updated_at)
      select ${rowId(tags.reel)}, ${authorId}, 'glaze ' || words, 'public', ${rowId(tags.reel)}, n % 1009, n % 1009, ${at}, ${at}, ${at}
      from ${series(tenth)} ${sentences}`,
    sql`insert into gallery (id, performer_id, title, audience, total_photos, total_likes, created_at, updated_at)
      select ${rowId(tags.gallery)}, ${authorId}, 'glaze ' || words, 'public', 3, n % 1009, ${at}, ${at}
      from ${series(tenth)} ${sentences}`,
    sql`insert into photo (id, performer_id, file_id, text, audience, total_likes, created_at, updated_at)
      select ${rowId(tags.photo)}, ${authorId}, ${rowId(tags.photo)}, 'glaze ' || words, 'public', n % 1009, ${at}, ${at}
      from ${series(tenth)} ${sentences}`,
    sql`insert into product (id, performer_id, title, type, price, stock, total_likes, created_at, updated_at)
      select ${rowId(tags.product)}, ${authorId}, 'glaze ' || words, 'physical', 100 + n % 5003, 5, n % 1009, ${at} + n * interval '1 ms', ${at}
      from ${series(tenth)} ${sentences}`,
    sql`insert into story (id, performer_id, audience, file_id, expires_at, created_at, updated_at)
      select ${rowId('18181818')}, ${rowId(tags.user)}, 'public', ${rowId(tags.video)}, ${at} + interval '1 day', ${at}, ${at} from ${series(performers)}`,
    sql`update performer set total_feeds = (select count(*) from feed where performer_id = user_id)`,
  );
}

/** Inserts the rows of the fan and of the largest performer, such as bookmarks and orders. */
async function fillOwn(run: Run, posts: number, { performerId, fanId }: Viewers, at: ReturnType<typeof sql>) {
  const { tenth, performers, followed } = sizesOf(posts);
  // The latest earnings are held: those of a week, which are about a fiftieth of two years.
  const isHeld = sql.raw(`(case when n > ${tenth} * 0.98 then 1 else -1 end)`);
  const later = sql`${at} + n * interval '1 ms'`;
  const bookmarks = (['feed', 'video', 'gallery', 'reel', 'product'] as const).map(
    (kind, index) => sql`insert into reaction (id, user_id, action, object_type, object_id, created_at)
      select ${rowId(`1212121${index}`)}, ${fanId}, 'bookmark', ${kind}, ${rowId(tags[kind])}, ${at} from ${series(tenth)}`,
  );
  const commentedFeedId = idOf('feed', 10);
  await run(
    ...bookmarks,
    sql`insert into reaction (id, user_id, action, object_type, object_id, created_at)
      select ${rowId('12121219')}, ${fanId}, 'bookmark', 'performer', ${rowId(tags.user)}, ${at} from ${series(performers)}`,
    sql`insert into comment (id, author_id, object_type, object_id, content, total_replies, total_likes, created_at, updated_at)
      select ${rowId(tags.comment)}, ${rowId(tags.user, `n % ${tenth} + 1`)}, 'feed', ${commentedFeedId}, 'Fine', case when n = 1 then ${number(tenth)} else 0 end, 1, ${at}, ${at} from ${series(tenth)}`,
    sql`insert into comment_like (comment_id, user_id, created_at)
      select ${rowId(tags.comment)}, ${fanId}, ${at} from ${series(tenth)}`,
    sql`insert into comment (id, author_id, object_type, object_id, parent_id, content, created_at, updated_at)
      select ${rowId('14141415')}, ${rowId(tags.user, `n % ${tenth} + 1`)}, 'feed', ${commentedFeedId}, ${rowId(tags.comment, '1')}, 'Fine', ${at}, ${at} from ${series(tenth)}`,
    sql`update feed set total_comments = ${number(2 * tenth)} where id = ${commentedFeedId}`,
    sql`insert into follow (id, follower_id, performer_id, created_at)
      select ${rowId('15151515')}, ${rowId(tags.user)}, ${performerId}, ${at} from ${series(tenth)}`,
    sql`insert into performer_fan (id, performer_id, user_id, is_vip, note, updated_at)
      select ${rowId('15161516')}, ${performerId}, ${rowId(tags.user)}, n % 3 = 0, 'Fine', ${at} from ${series(tenth)}`,
    sql`insert into follow (id, follower_id, performer_id, created_at)
      select ${rowId('16161616')}, ${fanId}, ${rowId(tags.user)}, ${at} from ${series(followed)}`,
    sql`insert into notification (id, user_id, type, actor_id, object_type, object_id, once_key, read_at, created_at, updated_at)
      select ${rowId('17171717')}, ${fanId}, 'follow', ${performerId}, 'performer', ${performerId}, n::text, case when n % 2 = 0 then ${at} end, ${later}, ${later}
      from ${series(tenth)}`,
    ...fillConversations(tenth, fanId, 'false', tags.conversation, later),
    ...fillConversations(tenth, performerId, 'true', '2b2b2b2b', later),
    sql`insert into charge (id, payer_id, performer_id, type, amount, commission, created_at)
      select ${rowId('19191919')}, ${fanId}, ${performerId}, 'tip', 1000, 200, ${later} from ${series(tenth)}`,
    sql`insert into ledger_transaction (id, kind, reference_id, created_at)
      select ${rowId('1f1f1f1f')}, 'tip', ${rowId('19191919')}, ${later} from ${series(tenth)}`,
    sql`insert into earning (transaction_id, owner_id, amount, payable_at)
      select ${rowId('1f1f1f1f')}, ${performerId}, 800, ${later} + ${isHeld} * interval '7 days' from ${series(tenth)}`,
    sql`insert into ledger_account (id, owner_id, kind, balance, is_floored)
      select ${rowId('1f2f1f2f')}, ${performerId}, 'earnings', ${number(800 * tenth)}, true from ${series(1)}
      on conflict (owner_id, kind) do update set balance = excluded.balance`,
    sql`insert into ledger_entry (transaction_id, account_id, amount)
      select ${rowId('1f1f1f1f')}, ledger_account.id, 800 from ${series(tenth)}, ledger_account
      where owner_id = ${performerId} and kind = 'earnings'`,
    sql`insert into ledger_sum (account_id, kind, is_paid_in, amount, total_entries)
      select id, 'tip', true, balance, ${number(tenth)} from ledger_account
      where owner_id = ${performerId} and kind = 'earnings'`,
    sql`insert into charge (id, payer_id, performer_id, type, object_id, title, amount, commission, created_at)
      select ${rowId('1a1a1a1a')}, ${fanId}, ${performerId}, 'video', ${rowId(tags.video)}, 'Glaze', 1000, 200, ${later} from ${series(tenth)}`,
    sql`insert into payment (id, user_id, type, status, amount, currency, tokens, gateway, payment_method_id, is_settled, created_at, updated_at)
      select ${rowId('1b1b1b1b')}, ${fanId}, 'top-up', 'succeeded', 1000, 'USD', 1000, 'sandbox', 'card', true, ${later}, ${later} from ${series(tenth)}`,
    sql`insert into product_order (id, charge_id, buyer_id, performer_id, product_id, type, status, title, quantity, unit_price, amount, commission, created_at, updated_at)
      select ${rowId('1c1c1c1c')}, ${rowId('1c1c1c1c')}, ${fanId}, ${performerId}, ${rowId(tags.product)}, 'physical', case when n % 50 = 0 then 'paid' else 'delivered' end, 'Glaze', 1, 100, 100, 20, ${later}, ${later} from ${series(tenth)}`,
    sql`insert into payout_request (id, user_id, status, amount, currency, method, destination, closed_at, created_at, updated_at)
      select ${rowId('1c2c2c2c')}, ${performerId}, 'paid', 5000, 'USD', 'bank-transfer', 'Harbour Savings, •••• 2207', ${later}, ${later}, ${later} from ${series(tenth)}`,
    sql`insert into subscription (id, user_id, performer_id, type, status, price, provider, started_at, paid_through_at, created_at, updated_at)
      select ${rowId('1d1d1d1d')}, ${rowId(tags.user)}, ${performerId}, 'monthly', 'active', 900, 'wallet', ${later}, ${at} + interval '20 days', ${later}, ${later} from ${series(tenth)}`,
    sql`insert into subscription (id, user_id, performer_id, type, status, price, provider, started_at, paid_through_at, created_at, updated_at)
      select ${rowId('1e1e1e1e')}, ${fanId}, ${rowId(tags.user)}, 'monthly', 'active', 900, 'wallet', ${later}, ${at} + interval '20 days', ${later}, ${later} from ${series(followed)}`,
    sql`insert into subscriber_total (performer_id, total) select performer_id, count(*) from subscription group by 1`,
    sql`insert into promotion (id, performer_id, code, kind, free_days, is_link_only, max_uses, ends_at, created_at)
      select ${rowId('1d2d2d2d')}, ${performerId}, translate(lpad(n::text, 8, '0'), '01', 'AB'), 'trial', 7, true, 50, ${later} + interval '7 days', ${later} from ${series(tenth)}`,
    sql`insert into search_keyword (keyword, total_searches, updated_at) select 'glaze ' || n, n % 1009 + 10, ${at} from ${series(tenth)}`,
    // Blocked users are hidden from lists, so only every second user is blocked.
    sql`insert into user_block (id, performer_id, user_id, created_at)
      select ${rowId('1f1f1f1f')}, ${performerId}, ${rowId(tags.user, 'n * 2')}, ${at} from ${series(tenth / 2)}`,
    sql`update performer set total_followers = ${number(tenth)} where user_id = ${performerId}`,
  );
}

/**
 * Returns the statements that insert conversations between a user and others, each with one message. The first
 * conversation has many messages.
 */
function fillConversations(
  total: number,
  userId: string,
  isRequest: 'true' | 'false',
  tag: string,
  at: ReturnType<typeof sql>,
) {
  const otherId = rowId(tags.user);
  const first = rowId(tag, '1');
  const insertMessages = (id: ReturnType<typeof sql>, conversationId: ReturnType<typeof sql>) =>
    sql`insert into message (id, conversation_id, author_id, text, created_at)
      select ${id}, ${conversationId}, ${otherId}, 'Hello ' || n, ${at} from ${series(total)}`;
  const insertParticipants = (viewerId: ReturnType<typeof sql>, other: ReturnType<typeof sql>, isOpen: string) =>
    sql`insert into conversation_participant (conversation_id, user_id, other_id, position, is_request, total_unread)
      select ${rowId(tag)}, ${viewerId}, ${other}, ${rowId(tag)}, ${sql.raw(isOpen)}, n % 2 from ${series(total)}`;
  return [
    sql`insert into conversation (id, first_user_id, second_user_id, latest_id, last_message_id, created_at)
      select ${rowId(tag)}, ${userId}, ${otherId}, ${rowId(tag)}, ${rowId(tag)}, ${at} from ${series(total)}`,
    insertMessages(rowId(tag), rowId(tag)),
    insertMessages(rowId(`${tag.slice(0, 7)}f`), first),
    insertParticipants(sql`${userId}`, otherId, isRequest),
    insertParticipants(otherId, sql`${userId}`, 'false'),
  ];
}

/**
 * Fills a database with posts and other data in proportion. The number of videos, reels, galleries, photos, products,
 * users, and rows in one viewer's lists is a tenth of the number of posts. The number of performers is a hundredth. The
 * frequencies of words in posts are like those of a language: few words are frequent, and most are rare.
 */
export async function fill(database: Database, posts: number, viewers: Viewers, now: Date): Promise<void> {
  const at = sql.raw(`'${now.toISOString()}'::timestamptz`);
  const work = async (tx: Tx) => {
    const run: Run = async (...statements) => {
      for (const statement of statements) await tx.execute(statement);
    };
    // Disables triggers, because they would write a change of the vocabulary for each row. The vocabulary is filled
    // below.
    await run(sql`set local session_replication_role = replica`, sql`set local maintenance_work_mem = '512MB'`);
    const names = textIndexes.map((name) => `'${name}'`).join(', ');
    const { rows: indexes } = (await tx.execute(
      sql.raw(`select indexdef from pg_indexes where schemaname = current_schema() and indexname in (${names})`),
    )) as unknown as { rows: { indexdef: string }[] };
    await run(sql.raw(`drop index ${textIndexes.join(', ')}`));
    await fillUsers(run, posts, at);
    await fillContent(run, posts, viewers, at);
    await fillOwn(run, posts, viewers, at);
    const kinds = ['feed', 'video', 'gallery', 'product', 'reel', 'photo'];
    for (const { indexdef } of indexes) await run(sql.raw(indexdef));
    for (const kind of [...kinds, 'performer'])
      await run(
        sql.raw(
          `insert into search_word (kind, word, documents) select '${kind}', word, ndoc from ts_stat('select words from ${kind}') on conflict do nothing`,
        ),
      );
    await run(sql`drop table sentence`);
  };
  await database.transaction(work, { hasTimeLimits: false });
}
