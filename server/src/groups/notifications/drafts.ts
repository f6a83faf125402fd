import { and, eq, inArray, not } from 'drizzle-orm';
import { isBlockedBetween, viewerAs } from '../../access/viewer-conditions.ts';
import { excerptOf, findContent, mentionsOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { charges, comments, orders, payoutRequests, reports, subscriptions, users } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { findFeed } from '../feeds/index.ts';
import { findStory } from '../stories/index.ts';
import type { NotificationDraft } from './store.ts';

/** The item of a comment, a reaction or a mention. */
type ItemReference = Pick<DomainEventOf<'comment-created'>, 'objectType' | 'objectId'>;

/** Whether a user has access to the whole item (rule A1). */
async function canUserAccess(
  context: Context,
  { objectType, objectId }: ItemReference,
  userId: string,
): Promise<boolean> {
  const item = await findContent(context.db, objectType, objectId, viewerAs(context, userId));
  return item?.access.isAllowed ?? false;
}

/**
 * Finds the users whom a text mentions. Users who cannot access the item are left out, as are those who have blocked the
 * author and those whom the author has blocked (rule A4).
 */
async function findMentionedUsers(
  context: Context,
  text: string,
  item: ItemReference,
  authorId: string,
): Promise<string[]> {
  const names = mentionsOf(text);
  if (names.length === 0) return [];
  const rows = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.usernameKey, names), not(isBlockedBetween(authorId, users.id))));
  const ids = await Promise.all(rows.map(async ({ id }) => ((await canUserAccess(context, item, id)) ? id : null)));
  return ids.filter((id) => id !== null && id !== authorId) as string[];
}

/**
 * Finds the author of a comment to which the actor replies, or which the actor likes. Returns null if the author can no longer access the item,
 * or if one of the two users has blocked the other (rule A4).
 */
async function findAuthorToNotify(
  context: Context,
  commentId: string,
  item: ItemReference,
  actorId: string,
): Promise<string | null> {
  const [comment] = await context.db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(and(eq(comments.id, commentId), not(isBlockedBetween(actorId, comments.authorId))));
  if (!comment) return null;
  return (await canUserAccess(context, item, comment.authorId)) ? comment.authorId : null;
}

async function draftsOfComment(
  context: Context,
  event: DomainEventOf<'comment-created'>,
): Promise<NotificationDraft[]> {
  const { commentId, authorId, objectType, objectId, performerId } = event;
  const [comment] = await context.db.select().from(comments).where(eq(comments.id, commentId));
  if (!comment) return [];
  const shared = { actorId: authorId, objectType, objectId, excerpt: excerptOf(comment.content), commentId } as const;
  const mentionedIds = await findMentionedUsers(context, comment.content, event, authorId);
  const parentAuthorId = comment.parentId ? await findAuthorToNotify(context, comment.parentId, event, authorId) : null;
  return [
    ...(parentAuthorId
      ? [{ ...shared, userId: parentAuthorId, type: 'reply', onceKey: `reply:${commentId}` } as const]
      : []),
    // Each recipient is notified only once: of a reply rather than a comment, and of a comment rather than a mention.
    ...(parentAuthorId === performerId
      ? []
      : [{ ...shared, userId: performerId, type: 'comment', onceKey: `comment:${commentId}` } as const]),
    ...mentionedIds
      .filter((userId) => userId !== performerId && userId !== parentAuthorId)
      .map((userId): NotificationDraft => ({ ...shared, userId, type: 'mention', onceKey: `mention:${commentId}` })),
  ];
}

/** Returns the notification of a comment's author about a like. */
async function draftsOfCommentLike(
  context: Context,
  { commentId, userId: actorId }: DomainEventOf<'comment-liked'>,
): Promise<NotificationDraft[]> {
  const [comment] = await context.db.select().from(comments).where(eq(comments.id, commentId));
  const authorId = comment && (await findAuthorToNotify(context, commentId, comment, actorId));
  if (!authorId) return [];
  const { objectType, objectId, content } = comment;
  const onceKey = `reaction:comment:${commentId}`;
  const about = { objectType, objectId, commentId, excerpt: excerptOf(content) };
  return [{ ...about, userId: authorId, type: 'reaction', actorId, onceKey }];
}

async function draftsOfFeed(
  context: Context,
  { feedId, performerId }: DomainEventOf<'feed-created'>,
): Promise<NotificationDraft[]> {
  const row = await findFeed(context.db, feedId, viewerAs(context, performerId));
  if (!row) return [];
  const { text } = row.feed;
  const mentionedIds = await findMentionedUsers(context, text, { objectType: 'feed', objectId: feedId }, performerId);
  return mentionedIds.map((userId) => ({
    userId,
    type: 'mention',
    actorId: performerId,
    objectType: 'feed',
    objectId: feedId,
    excerpt: excerptOf(text),
    onceKey: `mention:${feedId}`,
  }));
}

function draftsOfTip(event: DomainEventOf<'tip-created'>): NotificationDraft[] {
  const { chargeId, performerId, payerId, amount, message } = event;
  const content = { objectType: 'charge', objectId: chargeId, excerpt: message, amount } as const;
  return [{ ...content, userId: performerId, type: 'tip', actorId: payerId, onceKey: `tip:${chargeId}` }];
}

async function draftsOfSubscription({ db }: Context, subscriptionId: string): Promise<NotificationDraft[]> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row || row.status === 'pending') return [];
  const { userId: actorId, performerId: userId, price: amount } = row;
  const content = { objectType: 'subscription', objectId: subscriptionId, amount } as const;
  return [{ ...content, userId, type: 'subscription', actorId, onceKey: `subscription:${subscriptionId}` }];
}

/** Kinds of sold items that have a page. The notification of a sale of another kind links to its order or charge. */
const kindsWithPage = ['feed', 'gallery', 'video'] as const;

async function draftsOfSale({ db }: Context, chargeId: string): Promise<NotificationDraft[]> {
  const [sale] = await db
    .select({ charge: charges, orderId: orders.id })
    .from(charges)
    .leftJoin(orders, eq(orders.chargeId, charges.id))
    .where(eq(charges.id, chargeId));
  if (!sale) return [];
  const { orderId } = sale;
  const { performerId, payerId, amount, title, type, objectId } = sale.charge;
  const kind = kindsWithPage.find((each) => each === type);
  // The sale of a product links to its order, because the order shows the buyer and the delivery address.
  const object = orderId
    ? ({ objectType: 'order', objectId: orderId } as const)
    : kind && objectId
      ? { objectType: kind, objectId }
      : ({ objectType: 'charge', objectId: chargeId } as const);
  const onceKey = `sale:${chargeId}`;
  return [{ ...object, userId: performerId, type: 'sale', actorId: payerId, excerpt: title || null, amount, onceKey }];
}

async function draftsOfOrder(
  { db }: Context,
  { orderId, status }: DomainEventOf<'order-updated'>,
): Promise<NotificationDraft[]> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return [];
  const { buyerId, performerId, title } = order;
  const onceKey = `order:${orderId}:${status}`;
  const content = { objectType: 'order', objectId: orderId, excerpt: title } as const;
  return [{ ...content, userId: buyerId, type: 'order', actorId: performerId, orderStatus: status, onceKey }];
}

async function draftsOfPayout(
  { db }: Context,
  { payoutRequestId, status }: DomainEventOf<'payout-updated'>,
): Promise<NotificationDraft[]> {
  const [payout] = await db.select().from(payoutRequests).where(eq(payoutRequests.id, payoutRequestId));
  if (!payout) return [];
  const { userId, amount } = payout;
  const onceKey = `payout:${payoutRequestId}:${status}`;
  return [{ userId, type: 'payout', actorId: null, objectType: 'payout', objectId: payoutRequestId, amount, onceKey }];
}

/** Returns the notifications of a decision: of the reporter, and of the reported user (rule R1). */
async function draftsOfReport(
  { db }: Context,
  { reportId, isMain }: DomainEventOf<'report-decided'>,
): Promise<NotificationDraft[]> {
  const [report] = await db.select().from(reports).where(eq(reports.id, reportId));
  if (!report) return [];
  const { reporterId, targetUserId, excerpt, outcome, resolvedAt } = report;
  const onceKey = `report:${reportId}:${resolvedAt?.getTime()}`;
  const shared = { actorId: null, objectType: 'report', objectId: reportId, excerpt, onceKey } as const;
  return [
    ...(reporterId ? [{ ...shared, userId: reporterId, type: 'report-outcome' } as const] : []),
    ...(isMain
      ? [{ ...shared, userId: targetUserId, type: outcome === 'warned' ? 'warning' : 'report-outcome' } as const]
      : []),
  ];
}

/** Returns the beginning of the title or the text of a liked object. */
async function excerptOfLiked(
  context: Context,
  { objectType, objectId, performerId }: DomainEventOf<'reaction-created'>,
): Promise<string | null> {
  const viewer = viewerAs(context, performerId);
  if (objectType === 'story') return excerptOf((await findStory(context.db, objectId, viewer))?.story.text ?? '');
  return excerptOf((await findContent(context.db, objectType, objectId, viewer))?.title ?? '');
}

/** The domain events that cause notifications. */
export type NotifiedEvent = DomainEventOf<
  | 'follow-created'
  | 'reaction-created'
  | 'comment-created'
  | 'comment-liked'
  | 'feed-created'
  | 'tip-created'
  | 'subscription-created'
  | 'sale-created'
  | 'order-updated'
  | 'payout-updated'
  | 'report-decided'
>;

/** Returns the notifications that an event causes (rule N1). */
export async function draftsOf(context: Context, event: NotifiedEvent): Promise<NotificationDraft[]> {
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
      const content = { objectType, objectId, excerpt: await excerptOfLiked(context, event) };
      // For posts, the key does not contain the type of the item, because stored notifications have keys without it.
      const onceKey = objectType === 'feed' ? `reaction:${objectId}` : `reaction:${objectType}:${objectId}`;
      return [{ ...content, userId: performerId, type: 'reaction', actorId: userId, onceKey }];
    }
    case 'comment-created':
      return draftsOfComment(context, event);
    case 'comment-liked':
      return draftsOfCommentLike(context, event);
    case 'feed-created':
      return draftsOfFeed(context, event);
    case 'tip-created':
      return draftsOfTip(event);
    case 'subscription-created':
      return draftsOfSubscription(context, event.subscriptionId);
    case 'sale-created':
      return draftsOfSale(context, event.chargeId);
    case 'order-updated':
      return draftsOfOrder(context, event);
    case 'payout-updated':
      return draftsOfPayout(context, event);
    case 'report-decided':
      return draftsOfReport(context, event);
  }
}
