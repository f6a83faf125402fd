import type { UserSummary } from '@fanlight/sdk/models';
import { eq, sql } from 'drizzle-orm';
import { actorOfNotification, channels, events } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';

/**
 * Removes a deleted account from a batch of the notification events that are stored for other users (rule P8). The
 * events themselves are kept, because their numbers must have no gap (rule W6).
 *
 * @returns `more` if events may be left
 */
export async function removeFromEvents(tx: Tx, userId: string, limit: number): Promise<'more' | undefined> {
  const { rows } = (await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{notification,actor}', 'null'), '{notification,excerpt}', 'null')
    where (channel, no) in (
      select channel, no from ${events} where name = 'notification/created' and ${actorOfNotification} = ${userId}
      limit ${sql.raw(String(limit))}
    ) returning 1`)) as unknown as { rows: unknown[] };
  return rows.length < limit ? undefined : 'more';
}

/**
 * Deletes a batch of the events in the channel of a deleted account. The last batch also deletes the channel (rule P8).
 *
 * @returns `more` if events may be left
 */
export async function deleteAccountChannel(tx: Tx, userId: string, limit: number): Promise<'more' | undefined> {
  const channel = `user:${userId}`;
  const { rows } = (await tx.execute(sql`delete from ${events}
    where channel = ${channel}
      and no in (select no from ${events} where channel = ${channel} order by no limit ${sql.raw(String(limit))})
    returning 1`)) as unknown as { rows: unknown[] };
  if (rows.length === limit) return 'more';
  await tx.delete(channels).where(eq(channels.name, channel));
  return undefined;
}

/**
 * Removes a deleted account and its messages from the stored events of its conversations, and from those of the other
 * participants (rule P8). The events themselves are kept, because their numbers must have no gap (rule W6).
 *
 * @param deleted - the account as other users see it now
 */
export async function removeFromConversationEvents(
  tx: Tx,
  deleted: UserSummary,
  conversations: readonly { conversationId: string; otherId: string }[],
): Promise<void> {
  const { _id: userId } = deleted;
  const summary = sql`${JSON.stringify(deleted)}::jsonb`;
  const inConversations = conversations.map(({ conversationId }) => `conversation:${conversationId}`);
  const ofOthers = conversations.map(({ otherId }) => `user:${otherId}`);
  await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{message,author}', ${summary}), '{message,text}', '""')
    where channel = any (${sql.param(inConversations)}::text[]) and name in ('message/created', 'message/updated')
      and data #>> '{message,author,_id}' = ${userId}`);
  await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{conversation,user}', ${summary}), '{conversation,lastMessage}', 'null')
    where channel = any (${sql.param(ofOthers)}::text[]) and name = 'conversation/updated'
      and data #>> '{conversation,user,_id}' = ${userId}`);
  await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{request,user}', ${summary}), '{request,excerpt}', '""')
    where channel = any (${sql.param(ofOthers)}::text[]) and name = 'conversation/requested'
      and data #>> '{request,user,_id}' = ${userId}`);
}

/**
 * Removes the text of a deleted message from the stored events (rule C3). The events themselves are kept.
 *
 * @param message - `createdAt` is the time of its transaction; no earlier event contains the message
 * @param notice - the text that replaces the deleted one
 */
export async function removeMessageFromEvents(
  tx: Tx,
  channelNames: readonly string[],
  message: { id: string; conversationId: string; createdAt: Date },
  notice: string,
): Promise<void> {
  const isLater = sql`channel = any (${sql.param([...channelNames])}::text[])
    and at >= ${message.createdAt.toISOString()}::timestamptz`;
  await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{message,text}', to_jsonb(${notice}::text)), '{message,isDeleted}', 'true')
    where ${isLater} and name = 'message/created' and data #>> '{message,_id}' = ${message.id}`);
  await tx.execute(sql`update ${events} set data = jsonb_set(data, '{conversation,lastMessage}', 'null')
    where ${isLater} and name = 'conversation/updated' and data #>> '{conversation,lastMessage,_id}' = ${message.id}`);
  await tx.execute(sql`update ${events} set data = jsonb_set(data, '{request,excerpt}', '""')
    where ${isLater} and name = 'conversation/requested'
      and data #>> '{request,conversationId}' = ${message.conversationId}`);
}
