import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import type { Unit } from '../../unit.ts';
import { readOthers, toConversation, toRequest } from './present.ts';
import { countUnread, readViews } from './store.ts';

/**
 * Sends the current state of a conversation to the sessions of its participants. A participant who has not opened the
 * private request receives the request instead (rule C1). A conversation that is not listed for a participant is not
 * sent to them. Connections join the conversation's channel by these events, so they must precede the events of that
 * channel.
 *
 * @param onlyFor - the only participant who receives the event, if the conversation has not changed for the other one
 */
export async function announceConversation(
  context: Pick<Context, 'ports'>,
  unit: Unit,
  conversationId: string,
  onlyFor?: string,
): Promise<void> {
  const { tx } = unit;
  const views = (await readViews(tx, conversationId)).filter(
    ({ participant: { userId, position } }) => position !== null && (!onlyFor || userId === onlyFor),
  );
  const people = await readOthers(context, tx, views);
  for (const view of views) {
    const { userId, isRequest } = view.participant;
    const { totalUnread, totalRequests } = await countUnread(tx, userId);
    if (!isRequest)
      unit.emit(userChannel(userId), 'conversation/updated', {
        conversation: toConversation(view, people),
        totalUnread,
      });
    else if (view.lastMessage)
      unit.emit(userChannel(userId), 'conversation/requested', { request: toRequest(view, people), totalRequests });
  }
}
