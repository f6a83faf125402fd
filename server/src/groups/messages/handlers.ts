import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { requireLimit } from '../../http/limit.ts';
import { toPageRequest } from '../../http/paging.ts';
import { countUnread, findConversation, readConversation, readViews } from '../conversations/index.ts';
import { toMessages } from './present.ts';
import { sendLimits } from './rules.ts';
import { findMessage, listMessages, type MessageRow } from './store.ts';
import { deleteMessage, insertMessage } from './writing.ts';

/** Finds a message, which its author can delete. */
async function findOwnMessage(context: Context, { params }: { params: { id: string } }) {
  const row = await findMessage(context.db, params.id);
  return row && { ownerId: row.authorId, row };
}

export const messagesAccess = {
  listMessages: findConversation,
  sendMessage: findConversation,
  readAllMessages: findConversation,
  deleteMessage: findOwnMessage,
} satisfies AccessOf<'messages'>;

async function presentMessage(context: Context, row: MessageRow, viewerId: string) {
  const [message] = await toMessages(context, [row], viewerId);
  if (!message) throw new ApiFailure('NOT_FOUND');
  return { data: message };
}

export const messagesHandlers = {
  async listMessages(context, { params, query }) {
    const found = await listMessages(context.db, params.id, toPageRequest(query, 25));
    return { data: { ...found, data: await toMessages(context, found.data, requireViewer(context).userId) } };
  },

  async sendMessage(context, { params: { id }, body }, view) {
    const { userId } = requireViewer(context);
    const { text, fileIds = [], price = null, clientKey = null } = body;
    // No operation uploads files for messages yet, or sells messages.
    if (fileIds.length > 0) throw fieldFailure('VALIDATION_FAILED', 'fileIds', 'FILE_MISSING');
    if (price !== null) throw fieldFailure('VALIDATION_FAILED', 'price', 'NOT_FOR_SALE');
    if (!text.trim()) throw fieldFailure('VALIDATION_FAILED', 'text', 'EMPTY');
    if (!view.canSend) throw new ApiFailure('FORBIDDEN');
    await requireLimit(context, `message:${userId}`, sendLimits.burst);
    await requireLimit(context, `messages:${userId}`, sendLimits.sustained);
    const recipientId = view.participant.otherId;
    const draft = { conversationId: id, senderId: userId, recipientId, text: text.trim(), clientKey };
    const row = await context.transaction((unit) => insertMessage(context, unit, draft), { ids: [recipientId] });
    return presentMessage(context, row, userId);
  },

  async readAllMessages(context, { params }) {
    return { data: { total: await readConversation(context, requireViewer(context).userId, params.id) } };
  },

  async getUnreadMessageCount(context) {
    const { totalUnread } = await countUnread(context.db, requireViewer(context).userId);
    return { data: { total: totalUnread } };
  },

  async deleteMessage(context, _, row) {
    const views = await readViews(context.db, row.conversationId);
    const participantIds = views.map(({ participant }) => participant.userId);
    await context.transaction((unit) => deleteMessage(context, unit, row, participantIds), { ids: participantIds });
    return { data: { success: true } };
  },
} satisfies HandlersOf<'messages', typeof messagesAccess>;
