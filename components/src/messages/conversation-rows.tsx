import type { Conversation, ConversationRequest } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Avatar, Box, CountBadge, Flex, RelativeTime, Skeleton, Stack, styled, Text } from '../primitives/index.ts';

const RowLink = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '3',
    minH: '68px',
    borderRadius: 'control',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.raised' },
    '&[aria-current=page]': { bg: 'bg.raised' },
  },
});

interface RowProps {
  href: string;
  isCurrent: boolean;
  user: Conversation['user'];
  /** The time of the last message. */
  at: string;
  excerpt: string;
  /** The unread count. */
  mark: ReactNode;
  isUnread: boolean;
}

function Row({ href, isCurrent, user, at, excerpt, mark, isUnread }: RowProps) {
  return (
    <RowLink to={href} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={user.name} src={user.avatar} decorative />
      <Box flex="1" minW="0">
        <Flex gap="2" justify="space-between" align="baseline">
          <Text fontWeight="semibold" clamp>
            {user.name}
          </Text>
          <Text size="xs" tone="subtle" flexShrink="0">
            <RelativeTime at={at} />
          </Text>
        </Flex>
        <Flex gap="2" justify="space-between" align="center">
          <Text dir="auto" tone={isUnread ? 'default' : 'muted'} clamp>
            {excerpt}
          </Text>
          <Box flexShrink="0" lineHeight="0">
            {mark}
          </Box>
        </Flex>
      </Box>
    </RowLink>
  );
}

/** A conversation in the list, with its last message and the number of unread messages. */
export function ConversationRow({ conversation, isCurrent }: { conversation: Conversation; isCurrent: boolean }) {
  const { t } = useTranslation('messages');
  const { _id, user, lastMessage, totalNotSeenMessages, updatedAt } = conversation;
  const text = lastMessage?.excerpt ?? t('noMessage');
  return (
    <Row
      href={paths.conversation(_id)}
      isCurrent={isCurrent}
      user={user}
      at={updatedAt}
      excerpt={lastMessage && lastMessage.authorId !== user._id ? t('own', { text }) : text}
      mark={<CountBadge count={totalNotSeenMessages} />}
      isUnread={totalNotSeenMessages > 0}
    />
  );
}

/** A private request, whose number of messages is not an unread count (rule C1). */
export function RequestRow({ request, isCurrent }: { request: ConversationRequest; isCurrent: boolean }) {
  const { t } = useTranslation('messages');
  const { conversationId, user, excerpt, totalMessages, createdAt } = request;
  return (
    <Row
      href={paths.conversation(conversationId)}
      isCurrent={isCurrent}
      user={user}
      at={createdAt}
      excerpt={excerpt}
      mark={
        <Text as="span" size="xs" tone="subtle">
          {t('total', { count: totalMessages })}
        </Text>
      }
      isUnread
    />
  );
}

/** Rows of the height of the conversations that are loading. */
export function RowsSkeleton() {
  return (
    <Stack gap="0">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Flex key={row} gap="3" align="center" p="3" minH="68px">
          <Skeleton w="44px" h="44px" borderRadius="full" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton h="14px" w="50%" />
            <Skeleton h="14px" w="80%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
