import { and, eq, inArray, not } from 'drizzle-orm';
import { isBlockedBetween, viewerAs } from '../../access/viewer-conditions.ts';
import { userChannel } from '../../channels/names.ts';
import { excerptOf, findContent, mentionsOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { charges, comments, orders, subscriptions, users } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { type Batches, createBatches } from '../../outbox/batches.ts';
import type { Ports } from '../../ports/index.ts';
import { findFeed } from '../feeds/index.ts';
import { toUserSummary } from '../users/index.ts';
import { toNotification } from './present.ts';
import { insertNotification, type NotificationDraft } from './store.ts';

/** The item that a comment or a reaction is about. */
type About = Pick<DomainEventOf<'comment-created'>, 'objectType' | 'objectId'>;

/** Whether a user has access to all of an item (rule A1). */
async function canUserAccess(context: Context, { objectType, objectId }: About, userId: string): Promise<boolean> {
  const item = await findContent(context.db, objectType, objectId, viewerAs(context, userId));
  return item?.access.isAllowed ?? false;
}

/** Users whom a text mentions, who may see its item, and who have no block with the author (rule A4). */
async function findMentioned(context: Context, text: string, about: About, authorId: string): Promise<string[]> {
  const names = mentionsOf(text);
  if (names.length === 0) return [];
  const rows = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.usernameKey, names), not(isBlockedBetween(authorId, users.id))));
  const viewers = await Promise.all(
    rows.map(async ({ id }) => ((await canUserAccess(context, about, id)) ? id : null)),
  );
  return viewers.filter((id) => id !== null && id !== authorId) as string[];
}

/**
 * The author of a comment; null if the item is now locked for them, or if they or the actor block the other (rule A4).
 */
async function findViewer(context: Context, commentId: string, about: About, actorId: string): Promise<string | null> {
  const [comment] = await context.db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(and(eq(comments.id, commentId), not(isBlockedBetween(actorId, comments.authorId))));
  if (!comment) return null;
  return (await canUserAccess(context, about, comment.authorId)) ? comment.authorId : null;
}

async function ofComment(context: Context, event: DomainEventOf<'comment-created'>): Promise<NotificationDraft[]> {
  const { commentId, authorId, objectType, objectId, performerId } = event;
  const [comment] = await context.db.select().from(comments).where(eq(comments.id, commentId));
  if (!comment) return [];
  const about = { actorId: authorId, objectType, objectId, excerpt: excerptOf(comment.content) } as const;
  const mentioned = await findMentioned(context, comment.content, event, authorId);
  const parentAuthorId = comment.parentId ? await findViewer(context, comment.parentId, event, authorId) : null;
  return [
    ...(parentAuthorId
      ? [{ ...about, userId: parentAuthorId, type: 'reply', onceKey: `reply:${commentId}` } as const]
      : []),
    // Each recipient is notified once: a reply takes precedence over a comment, a comment over a mention.
    ...(parentAuthorId === performerId
      ? []
      : [{ ...about, userId: performerId, type: 'comment', onceKey: `comment:${commentId}` } as const]),
    ...mentioned
      .filter((userId) => userId !== performerId && userId !== parentAuthorId)
      .map((userId): NotificationDraft => ({ ...about, userId, type: 'mention', onceKey: `mention:${commentId}` })),
  ];
}

async function ofFeed(
  context: Context,
  { feedId, performerId }: DomainEventOf<'feed-created'>,
): Promise<NotificationDraft[]> {
  const row = await findFeed(context.db, feedId, viewerAs(context, performerId));
  if (!row) return [];
  const { text } = row.feed;
  const mentioned = await findMentioned(context, text, { objectType: 'feed', objectId: feedId }, performerId);
  return mentioned.map((userId) => ({
    userId,
    type: 'mention',
    actorId: performerId,
    objectType: 'feed',
    objectId: feedId,
    excerpt: excerptOf(text),
    onceKey: `mention:${feedId}`,
  }));
}

function ofTip(event: DomainEventOf<'tip-created'>): NotificationDraft[] {
  const { chargeId, performerId, payerId, amount, message } = event;
  const about = { objectType: 'charge', objectId: chargeId, excerpt: message, amount } as const;
  return [{ ...about, userId: performerId, type: 'tip', actorId: payerId, onceKey: `tip:${chargeId}` }];
}

async function ofSubscription({ db }: Context, subscriptionId: string): Promise<NotificationDraft[]> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row || row.status === 'pending') return [];
  const { userId: actorId, performerId: userId, price: amount } = row;
  const about = { objectType: 'subscription', objectId: subscriptionId, amount } as const;
  return [{ ...about, userId, type: 'subscription', actorId, onceKey: `subscription:${subscriptionId}` }];
}

/** Kinds of sold items that a notification links to; other sales link to the charge, since their items have no page. */
const saleObjects = ['feed', 'gallery', 'video', 'product'] as const;

async function ofSale({ db }: Context, chargeId: string): Promise<NotificationDraft[]> {
  const [charge] = await db.select().from(charges).where(eq(charges.id, chargeId));
  if (!charge) return [];
  const { performerId, payerId, amount, title, objectId } = charge;
  const kind = saleObjects.find((type) => type === charge.type);
  const about =
    kind && objectId ? { objectType: kind, objectId } : { objectType: 'charge' as const, objectId: chargeId };
  const onceKey = `sale:${chargeId}`;
  return [{ ...about, userId: performerId, type: 'sale', actorId: payerId, excerpt: title || null, amount, onceKey }];
}

async function ofOrder(
  { db }: Context,
  { orderId, status }: DomainEventOf<'order-updated'>,
): Promise<NotificationDraft[]> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return [];
  const { buyerId, performerId, title } = order;
  const onceKey = `order:${orderId}:${status}`;
  const about = { objectType: 'order', objectId: orderId, excerpt: title } as const;
  return [{ ...about, userId: buyerId, type: 'order', actorId: performerId, onceKey }];
}

/** Events with notifications. */
type NotifiedEvent = DomainEventOf<
  | 'follow-created'
  | 'reaction-created'
  | 'comment-created'
  | 'feed-created'
  | 'tip-created'
  | 'subscription-created'
  | 'sale-created'
  | 'order-updated'
>;

/** Recipients and contents of notifications (rule N1). */
async function draftsOf(context: Context, event: NotifiedEvent): Promise<NotificationDraft[]> {
  switch (event.type) {
    case 'follow-created': {
      const { followerId, performerId } = event;
      const onceKey = `follow:${followerId}`;
      return [
        {
          userId: performerId,
          type: 'follow',
          actorId: followerId,
          objectType: 'performer',
          objectId: performerId,
          onceKey,
        },
      ];
    }
    case 'reaction-created': {
      if (event.action !== 'like') return [];
      const { userId, objectType, objectId, performerId } = event;
      const item = await findContent(context.db, objectType, objectId, viewerAs(context, performerId));
      const about = { objectType, objectId, excerpt: item ? excerptOf(item.title) : null };
      // Keys of posts have no type, for compatibility with stored notifications.
      const onceKey = objectType === 'feed' ? `reaction:${objectId}` : `reaction:${objectType}:${objectId}`;
      return [{ ...about, userId: performerId, type: 'reaction', actorId: userId, onceKey }];
    }
    case 'comment-created':
      return ofComment(context, event);
    case 'feed-created':
      return ofFeed(context, event);
    case 'tip-created':
      return ofTip(event);
    case 'subscription-created':
      return ofSubscription(context, event.subscriptionId);
    case 'sale-created':
      return ofSale(context, event.chargeId);
    case 'order-updated':
      return ofOrder(context, event);
  }
}

/** Inserts notifications of one recipient in one transaction (rule P8). */
function writeNotifications(context: Context, drafts: NotificationDraft[]): Promise<void> {
  return context.transaction(
    async (unit) => {
      for (const draft of drafts) {
        const written = await insertNotification(unit, draft);
        if (!written) continue;
        const { row, actor, totalUnread } = written;
        const people = new Map(actor ? [[actor.id, toUserSummary(context.ports, actor)]] : []);
        unit.emit(userChannel(draft.userId), 'notification/created', {
          notification: toNotification(row, people),
          totalUnread,
        });
      }
    },
    { ids: drafts.flatMap(({ userId, actorId }) => [userId, actorId]) },
  );
}

interface Pending {
  context: Context;
  draft: NotificationDraft;
}

/** Pending notifications by engine. */
const batchesOf = new WeakMap<Ports, Batches<Pending>>();

/** Inserts a notification, together with others of its recipient that arrive at the same time. */
function writeNotification(context: Context, draft: NotificationDraft): Promise<void> {
  // A reaction may change an existing row, which other transactions lock in id order; other notifications are new rows.
  if (draft.type === 'reaction') return writeNotifications(context, [draft]);
  let batches = batchesOf.get(context.ports);
  if (!batches) {
    batches = createBatches((pending) => {
      // Another server may insert some of them concurrently: all insert in the order of their unique keys, so none
      // deadlock.
      const drafts = pending.map((each) => each.draft).toSorted((a, b) => (a.onceKey < b.onceKey ? -1 : 1));
      return writeNotifications((pending[0] as Pending).context, drafts);
    });
    batchesOf.set(context.ports, batches);
  }
  return batches.add(draft.userId, { context, draft });
}

/** Notifies the users whom an event concerns. Idempotent. */
export async function notifyUsers(context: Context, event: NotifiedEvent): Promise<void> {
  for (const draft of await draftsOf(context, event)) {
    if (draft.userId !== draft.actorId) await writeNotification(context, draft);
  }
}
