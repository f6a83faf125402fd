import { Thread } from '@fanlight/components/messages';
import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import { useDeleteMessage, useGetConversation, useListMessagesInfinite } from '@fanlight/sdk/hooks';
import type { Conversation, Message } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotEditable, showFailure } from '../../failures.ts';
import { useOutbox, useReading, useTyping } from '../../groups/messages/index.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';

/** The parameters of a page of messages (specification, "Constants"). */
export const messagesPage = { limit: 25 } as const;

const allRead = { lastSeenMessageId: null, totalNotSeenMessages: 0 };

/** The open conversation. A different conversation needs a different key. */
export function ThreadRoute({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const { t: tMessages } = useTranslation('messages');
  const me = useMe();
  const query = useGetConversation(id);
  const { list, onLoadMore } = toListLoadable<Message>(useListMessagesInfinite(id, messagesPage));
  const conversation = query.data;
  // The unread line stays where it was when the viewer opened the conversation, while the messages become read.
  const [openedAt, setOpenedAt] = useState<Conversation>();
  if (conversation && !openedAt) setOpenedAt(conversation);
  useReading(conversation);
  const outbox = useOutbox(id);
  const typing = useTyping(id, conversation?.user._id);
  const remove = useDeleteMessage();
  const account = me?.isPerformer ? paths.creatorAccount() : paths.userAccount();
  return (
    <Thread
      conversation={toLoadable(query)}
      isMissing={isNotEditable(query.error)}
      messages={list}
      openedAt={openedAt ?? allRead}
      blockedHref={`${account}#blocked`}
      onLoadOlder={onLoadMore}
      {...outbox}
      {...typing}
      onDelete={(messageId) =>
        remove.mutate(
          { id: messageId },
          {
            onSuccess: () => showToast({ text: tMessages('delete.done') }),
            onError: (error) => showFailure(error, t),
          },
        )
      }
    />
  );
}
