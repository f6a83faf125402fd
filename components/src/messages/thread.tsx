import type { Conversation, Message } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingPage } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { VerifiedAfterName } from '../performers/index.ts';
import {
  Avatar,
  BackLink,
  Box,
  Card,
  ConfirmDialog,
  Flex,
  Heading,
  type ListLoadable,
  type Loadable,
  LoadableView,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageLog } from './message-log.tsx';
import type { OpenedAt, PendingMessage } from './thread-lines.ts';

export interface ThreadProps {
  conversation: Loadable<Conversation>;
  /** Whether the conversation does not exist, or the viewer does not take part in it. */
  isMissing?: boolean;
  /** The loaded messages, latest first. */
  messages: ListLoadable<Message>;
  /** The messages of this session that the server has not confirmed yet. */
  pending: readonly PendingMessage[];
  /** The reading position when the viewer opened the conversation. The unread line stays there. */
  openedAt: OpenedAt;
  /** Whether the other participant is typing. */
  isTyping: boolean;
  /** The path of the page where the viewer unblocks users. */
  blockedHref: string;
  onLoadOlder: () => void;
  onSend: (text: string) => void;
  onType: (isTyping: boolean) => void;
  onRetry: (pending: PendingMessage) => void;
  onDiscard: (pending: PendingMessage) => void;
  onDelete: (messageId: string) => void;
}

function ThreadHead({ user }: Pick<Conversation, 'user'>) {
  const { name, username, avatar, isPerformer, isVerified } = user;
  return (
    <>
      <Avatar name={name} src={avatar} decorative />
      <Heading level={2} size="label" flex="1" minW="0" overflowWrap="anywhere">
        {isPerformer && username ? (
          <TextLink to={paths.profile(username)} quiet standalone>
            {name}
          </TextLink>
        ) : (
          name
        )}
        {isVerified && <VerifiedAfterName />}
      </Heading>
    </>
  );
}

/** Explains why the viewer cannot write (rule A4). */
function Closed({
  conversation: { user, isBlocked },
  blockedHref,
}: { conversation: Conversation } & Pick<ThreadProps, 'blockedHref'>) {
  const { t } = useTranslation('messages');
  return (
    <Flex gap="3" wrap="wrap" align="center" p="4" borderTop="1px solid" borderColor="border.hairline">
      <Text tone="muted" role="status">
        {t(isBlocked ? 'closed.blocked' : 'closed.refused', { name: user.name })}
      </Text>
      {isBlocked && <TextLink to={blockedHref}>{t('closed.settings')}</TextLink>}
    </Flex>
  );
}

function LogSkeleton() {
  return (
    <Flex direction="column" justify="flex-end" gap="3" h="full" p="4">
      <Skeleton h="44px" w="60%" borderRadius="card" />
      <Skeleton h="44px" w="40%" borderRadius="card" alignSelf="flex-end" />
      <Skeleton h="64px" w="55%" borderRadius="card" />
    </Flex>
  );
}

/** `/messages/{id}`: the messages of a conversation, and the field for a new one. */
export function Thread(props: ThreadProps) {
  const { conversation, isMissing = false, messages, pending, openedAt, isTyping, onLoadOlder } = props;
  const { onSend, onType, onRetry, onDiscard, onDelete } = props;
  const { t } = useTranslation('messages');
  const [deletedId, setDeletedId] = useState<string>();
  if (isMissing) {
    return (
      <MissingPage
        title={t('missing.title')}
        text={t('missing.text')}
        action={t('missing.action')}
        homeHref={paths.messages()}
      />
    );
  }
  const value = conversation.state === 'ready' ? conversation.value : undefined;
  return (
    <Card as="section" padding="none" h="full" display="flex" flexDirection="column" aria-label={t('title')}>
      <Flex align="center" gap="2" p="2" minH="60px" borderBottom="1px solid" borderColor="border.hairline">
        <Box display={{ base: 'block', xl: 'none' }}>
          <BackLink to={paths.messages()} />
        </Box>
        {value ? <ThreadHead user={value.user} /> : <Skeleton h="20px" w="140px" />}
      </Flex>
      <Stack gap="0" flex="1" minH="0">
        {/* Without the conversation, its messages fail or load, too. */}
        <LoadableView data={conversation.state === 'ready' ? messages : conversation} skeleton={<LogSkeleton />}>
          {(page) => (
            <MessageLog
              page={page}
              pending={pending}
              name={value?.user.name ?? ''}
              openedAt={openedAt}
              seenByOtherId={value?.lastSeenByOtherMessageId ?? null}
              isTyping={isTyping}
              onLoadOlder={onLoadOlder}
              onRetry={onRetry}
              onDiscard={onDiscard}
              onDelete={setDeletedId}
            />
          )}
        </LoadableView>
      </Stack>
      {value &&
        (value.canSend ? (
          <MessageComposer key={value._id} name={value.user.name} onSend={onSend} onType={onType} />
        ) : (
          <Closed conversation={value} blockedHref={props.blockedHref} />
        ))}
      <ConfirmDialog
        open={deletedId !== undefined}
        title={t('delete.title')}
        description={t('delete.text')}
        cancelLabel={t('delete.cancel')}
        confirmLabel={t('delete.action')}
        onConfirm={() => {
          if (deletedId) onDelete(deletedId);
          setDeletedId(undefined);
        }}
        onClose={() => setDeletedId(undefined)}
      />
    </Card>
  );
}
