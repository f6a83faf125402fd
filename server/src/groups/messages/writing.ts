import { eq } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { messages } from '../../db/schema/index.ts';
import { removeMessageFromEvents } from '../../events/account-deletion.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import {
  addToConversation,
  announceConversation,
  conversationChannel,
  lockConversation,
  readViews,
  recountConversations,
} from '../conversations/index.ts';
import { toMessages } from './present.ts';
import { deletedText, idAfter } from './rules.ts';
import { findByKey, findMessage, type MessageRow } from './store.ts';

export interface MessageDraft {
  conversationId: string;
  senderId: string;
  recipientId: string;
  text: string;
  clientKey: string | null;
}

/**
 * Sends a message. A message with the key of an earlier one is not sent again: the earlier one is returned.
 *
 * @throws {ApiFailure} `FORBIDDEN` if one of the participants has blocked the other, or the recipient was deleted
 */
export async function insertMessage(
  context: Pick<Context, 'ports'>,
  unit: Unit,
  { conversationId, senderId, recipientId, text, clientKey }: MessageDraft,
): Promise<MessageRow> {
  const { tx, now } = unit;
  const conversation = await lockConversation(tx, conversationId);
  const sent = clientKey && (await findByKey(tx, { conversationId, authorId: senderId, clientKey }));
  if (sent) return sent;
  // The blocks are read again under the lock, because they may have changed since the call was authorised (rule A4).
  const view = (await readViews(tx, conversationId)).find(({ participant }) => participant.userId === senderId);
  if (!view?.canSend || !unit.people.has(recipientId)) throw new ApiFailure('FORBIDDEN');
  const id = idAfter(conversation.latestId, unit.nextId());
  const [row] = await tx
    .insert(messages)
    .values({ id, conversationId, authorId: senderId, text, clientKey, createdAt: now })
    .returning();
  if (!row) throw new Error('The message was not inserted.');
  await addToConversation(unit, conversation, { id, senderId, recipientId });
  await announceConversation(context, unit, conversationId);
  const [message] = await toMessages({ ...context, db: tx as Db }, [row], senderId);
  if (message) unit.emit(conversationChannel(conversationId), 'message/created', { message });
  return row;
}

/**
 * Deletes a message for both participants, also from the stored events (rule C3). Idempotent.
 *
 * @param participantIds - the participants, whose lists show the conversation without the message
 */
export async function deleteMessage(
  context: Pick<Context, 'ports'>,
  unit: Unit,
  { id, conversationId }: MessageRow,
  participantIds: readonly string[],
): Promise<void> {
  const { tx, now } = unit;
  await lockConversation(tx, conversationId);
  const row = await findMessage(tx, id);
  if (!row) return;
  await tx.update(messages).set({ text: '', deletedAt: now }).where(eq(messages.id, id));
  await recountConversations(tx, [conversationId]);
  const channel = conversationChannel(conversationId);
  await removeMessageFromEvents(tx, [channel, ...participantIds.map(userChannel)], row, deletedText);
  await announceConversation(context, unit, conversationId);
  unit.emit(channel, 'message/deleted', { conversationId, messageId: id });
}
