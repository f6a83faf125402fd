import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestEngine } from './index.ts';

/** The tables of items that can be liked and bookmarked. */
const reacted = ['feed', 'gallery', 'photo', 'video', 'reel', 'product'];
/** The tables of items that can have comments. */
const commented = ['feed', 'video', 'reel'];

const countReactions = (kind: string, action: string) =>
  `(select count(*) from reaction where object_type = '${kind}' and object_id = item.id and action = '${action}')`;

/** The likes of all items, each with the performer of the item. */
const likesOfPerformers = reacted
  .map(
    (kind) => `select ${kind}.performer_id from reaction join ${kind} on ${kind}.id = object_id
      where object_type = '${kind}' and action = 'like'`,
  )
  .join(' union all ');

/**
 * The stored counters, each with a query that counts its rows. Three counters are left out, because their rows may be
 * deleted: the views of videos and reels, the searches, and the users of a notification about several users.
 */
const counters = [
  ...reacted.flatMap((kind) => [
    { name: `${kind}.total_likes`, table: kind, kept: 'total_likes', counted: countReactions(kind, 'like') },
    {
      name: `${kind}.total_bookmarks`,
      table: kind,
      kept: 'total_bookmarks',
      counted: countReactions(kind, 'bookmark'),
    },
  ]),
  ...commented.map((kind) => ({
    name: `${kind}.total_comments`,
    table: kind,
    kept: 'total_comments',
    // Hidden comments and the replies to them are not counted (rule R1).
    counted: `(select count(*) from comment as one left join comment as parent on parent.id = one.parent_id
      where one.object_type = '${kind}' and one.object_id = item.id and one.hidden_at is null and parent.hidden_at is null)`,
  })),
  {
    name: 'comment.total_replies',
    table: 'comment',
    kept: 'total_replies',
    counted: '(select count(*) from comment as reply where reply.parent_id = item.id and reply.hidden_at is null)',
  },
  {
    name: 'comment.total_likes',
    table: 'comment',
    kept: 'total_likes',
    counted: '(select count(*) from comment_like where comment_id = item.id)',
  },
  {
    name: 'feed_poll.total_votes',
    table: 'feed_poll',
    kept: 'total_votes',
    counted: '(select count(*) from feed_poll_vote where poll_id = item.id)',
  },
  {
    name: 'feed_poll_option.total_votes',
    table: 'feed_poll_option',
    kept: 'total_votes',
    counted: '(select count(*) from feed_poll_vote where option_id = item.id)',
  },
  {
    name: 'story.total_views',
    table: 'story',
    kept: 'total_views',
    counted: '(select count(*) from story_view where story_id = item.id)',
  },
  { name: 'story.total_likes', table: 'story', kept: 'total_likes', counted: countReactions('story', 'like') },
  {
    name: 'performer.total_followers',
    table: 'performer',
    kept: 'total_followers',
    counted: '(select count(*) from follow where performer_id = item.user_id)',
  },
  {
    name: 'performer.total_feeds',
    table: 'performer',
    kept: 'total_feeds',
    counted: `(select count(*) from feed where performer_id = item.user_id and status = 'published' and deleted_at is null)`,
  },
  {
    name: 'performer.total_likes',
    table: 'performer',
    kept: 'total_likes',
    // This counter contains the likes of the performer's items. Likes of the performer are not counted.
    counted: `(select count(*) from (${likesOfPerformers}) as liked where liked.performer_id = item.user_id)`,
  },
  {
    name: 'gallery.total_photos',
    // A deleted gallery is left out. It keeps the number, which its buyers see (rule A4), although its photos no longer
    // reference it.
    table: '(select * from gallery where deleted_at is null)',
    kept: 'total_photos',
    counted: '(select count(*) from photo where gallery_id = item.id)',
  },
  {
    name: 'subscriber_total.total',
    table: 'subscriber_total',
    kept: 'total',
    counted: `(select count(*) from subscription
      where performer_id = item.performer_id and ended_at is null and status <> 'pending')`,
  },
  {
    name: 'subscription.total_periods',
    table: `(select * from subscription where type <> 'free')`,
    kept: 'total_periods',
    counted: '(select count(*) from subscription_period where subscription_id = item.id)',
  },
  {
    name: 'conversation_participant.total_unread',
    table: 'conversation_participant',
    kept: 'total_unread',
    counted: `(select count(*) from message where message.conversation_id = item.conversation_id
      and author_id <> item.user_id and deleted_at is null and id > coalesce(item.seen_message_id, ''))`,
  },
  {
    name: 'conversation.last_message_id',
    table: 'conversation',
    // Not a number: 1 if it is the last message that was not deleted.
    kept: `(case when item.last_message_id is not distinct from (select max(id) from message
      where message.conversation_id = item.id and deleted_at is null) then 1 else 0 end)`,
    counted: '1',
  },
];

interface WrongCounter {
  name: string;
  kept: number;
  counted: number;
}

/**
 * Returns the counters whose value differs from the number of their rows, and the channels whose stored events have a
 * gap (rule W6).
 */
export async function findWrongCounters({ ports }: Pick<TestEngine, 'ports'>): Promise<WrongCounter[]> {
  const parts = counters.map(
    ({ name, table, kept, counted }) =>
      `select '${name}' as name, ${kept}::int as kept, ${counted}::int as counted from ${table} as item`,
  );
  const channels = `select 'channel ' || name as name, last_no::int as kept,
    (select coalesce(min(no) - 1, channel.last_no) + count(*) from event
      where event.channel = channel.name)::int as counted from channel`;
  const { rows } = (await ports.database.db.execute(
    sql.raw(`select * from (${[...parts, channels].join(' union all ')}) as each where kept <> counted`),
  )) as unknown as { rows: WrongCounter[] };
  return rows;
}

/** Fails if the value of a counter differs from the number of its rows. The counters in `except` are not checked. */
export async function expectRightCounters(engine: Pick<TestEngine, 'ports'>, except: string[] = []): Promise<void> {
  const wrong = await findWrongCounters(engine);
  expect(wrong.filter(({ name }) => !except.includes(name))).toEqual([]);
}
