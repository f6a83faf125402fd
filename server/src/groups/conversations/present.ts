import type { Conversation, ConversationRequest, Message, UserSummary } from '@fanlight/sdk/models';
import { excerptOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../ports/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { ConversationView } from './store.ts';

/** Summaries of users by id. A missing user is presented as a deleted user. */
export type People = ReadonlyMap<string, UserSummary>;

const personIn = (people: People, id: string) => people.get(id) ?? deletedUserSummary(id);

/** Presents a conversation as the participant of the view sees it. */
export function toConversation(view: ConversationView, people: People): Conversation {
  const { participant, lastMessage, createdAt } = view;
  return {
    _id: participant.conversationId,
    user: personIn(people, participant.otherId),
    lastMessage: lastMessage && {
      _id: lastMessage.id,
      authorId: lastMessage.authorId,
      excerpt: excerptOf(lastMessage.text) ?? '',
      totalFiles: 0,
      isLocked: false,
      isDeleted: false,
      createdAt: lastMessage.createdAt.toISOString(),
    },
    totalNotSeenMessages: participant.totalUnread,
    lastSeenMessageId: participant.seenMessageId,
    lastSeenByOtherMessageId: view.seenByOtherId,
    isRequest: participant.isRequest,
    isBlocked: view.isBlocked,
    canSend: view.canSend,
    createdAt: createdAt.toISOString(),
    updatedAt: (lastMessage?.createdAt ?? createdAt).toISOString(),
  };
}

/** Presents a private request. Its id is that of the conversation (rule C1). */
export function toRequest(
  { participant, firstText, createdAt }: ConversationView,
  people: People,
): ConversationRequest {
  return {
    _id: participant.conversationId,
    conversationId: participant.conversationId,
    user: personIn(people, participant.otherId),
    excerpt: excerptOf(firstText ?? '') ?? '',
    totalMessages: Math.max(1, participant.totalUnread),
    createdAt: createdAt.toISOString(),
  };
}

/** The access of the author, or of the other participant, to a message without a price. */
export const accessToFree = (isOwn: boolean): Message['access'] => ({
  isAllowed: true,
  reason: isOwn ? 'owner' : 'public',
  requiredAction: null,
  price: null,
  alternative: null,
});

/** Reads the summaries of the other participants with one query. */
export const readOthers = (
  { ports }: Pick<Context, 'ports'>,
  db: Db | Tx,
  views: readonly ConversationView[],
): Promise<People> =>
  readUserSummaries(
    ports,
    db as Db,
    views.map(({ participant }) => participant.otherId),
  );
