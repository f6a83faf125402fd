import { sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { type People, readOthers, toConversation, toRequest } from './present.ts';
import { type ConversationView, countUnread, readViews } from './store.ts';

/** Identifies the advisory locks of unread counts. The number is arbitrary. */
const lockClass = 20_261;

/**
 * Makes transactions that count a user's unread messages run one after another. Otherwise two messages in different
 * conversations could be counted at the same time, and neither count would contain the other message. The lock comes
 * after those of conversations and before those of channels.
 */
async function lockCounts(tx: Tx, userIds: string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, key) from (
    select distinct hashtext(id) as key from unnest(${sql.param(userIds)}::text[]) as id order by key) as keys`);
}

/**
 * Sends the current state of conversations to the sessions of their participants, as {@link announceConversation}
 * describes it.
 */
export async function announceViews(unit: Unit, views: readonly ConversationView[], people: People): Promise<void> {
  const listed = views.filter(({ participant }) => participant.position !== null);
  await lockCounts(
    unit.tx,
    listed.map(({ participant }) => participant.userId),
  );
  for (const view of listed) {
    const { userId, isRequest } = view.participant;
    const { totalUnread, totalRequests } = await countUnread(unit.tx, userId);
    if (isRequest)
      unit.emit(userChannel(userId), 'conversation/requested', { request: toRequest(view, people), totalRequests });
    else
      unit.emit(userChannel(userId), 'conversation/updated', {
        conversation: toConversation(view, people),
        totalUnread,
      });
  }
}

/**
 * Sends the current state of a conversation to the sessions of its participants. A participant who has not opened the
 * private request receives the request instead (rule C1), also if all its messages were deleted, so that the sessions
 * remove it. A conversation that is not listed for a participant is not sent to them. Connections join the
 * conversation's channel by these events, so they must precede the events of that channel.
 *
 * @param onlyFor - the only participant who receives the event, if the conversation has not changed for the other one
 */
export async function announceConversation(
  context: Pick<Context, 'ports'>,
  unit: Unit,
  conversationId: string,
  onlyFor?: string,
): Promise<void> {
  const views = (await readViews(unit.tx, conversationId)).filter(
    ({ participant: { userId } }) => !onlyFor || userId === onlyFor,
  );
  await announceViews(unit, views, await readOthers(context, unit.tx, views));
}
