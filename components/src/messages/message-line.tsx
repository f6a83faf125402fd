import { formatDate } from '@fanlight/sdk/format';
import { Ellipsis, RotateCw, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, IconButton, LocalDate, Menu, styled, Text } from '../primitives/index.ts';
import type { Line, PendingMessage } from './thread-lines.ts';

export interface LineActions {
  onRetry: (pending: PendingMessage) => void;
  onDiscard: (pending: PendingMessage) => void;
  onDelete: (messageId: string) => void;
}

interface MessageLineProps extends LineActions, Pick<Line, 'message' | 'pending' | 'isFirstOfGroup'> {
  /** The name of the other participant. */
  name: string;
  /** The state of the last own message. */
  receipt: 'sent' | 'seen' | null;
}

function PendingState({ pending, onRetry, onDiscard }: { pending: PendingMessage } & Omit<LineActions, 'onDelete'>) {
  const { t } = useTranslation(['messages', 'common']);
  if (pending.state !== 'failed') return t(`messages:state.${pending.state}`);
  return (
    <Flex as="span" wrap="wrap" align="center" justify="flex-end" columnGap="1" color="danger.text">
      <span role="alert">{pending.error ?? t('common:errors.tryAgainLater')}</span>
      <Button variant="ghost" size="sm" icon={RotateCw} onClick={() => onRetry(pending)}>
        {t('common:retry')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onDiscard(pending)}>
        {t('messages:discard')}
      </Button>
    </Flex>
  );
}

/**
 * A message of the thread. It renders again only if it has changed, because threads can be long. So its properties must
 * not be objects that are created for each render.
 */
export const MessageLine = memo(function MessageLine(props: MessageLineProps) {
  const { message, pending, isFirstOfGroup, name, receipt, onRetry, onDiscard, onDelete } = props;
  const { text = '' } = message ?? pending ?? {};
  const isOwn = message?.isOwn ?? true;
  const { t, i18n } = useTranslation('messages');
  return (
    <Flex
      direction="column"
      align={isOwn ? 'flex-end' : 'flex-start'}
      mt={isFirstOfGroup ? '4' : '1'}
      ps={isOwn ? '6' : '0'}
      pe={isOwn ? '0' : '6'}
    >
      <Flex align="center" gap="1" maxW="full">
        {isOwn && message && (
          <Menu
            label={t('more')}
            align="end"
            trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('more')} size="sm" />}
            entries={[
              {
                kind: 'action',
                label: t('delete.action'),
                icon: Trash2,
                danger: true,
                onSelect: () => onDelete(message._id),
              },
            ]}
          />
        )}
        <Box
          px="4"
          py="2"
          minW="0"
          borderRadius="card"
          bg={isOwn ? 'accent.wash' : 'bg.raised'}
          opacity={pending && pending.state !== 'failed' ? '0.72' : '1'}
        >
          <styled.span srOnly>{isOwn ? t('ownAuthor') : t('author', { name })}</styled.span>
          <Text dir="auto" size="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        </Box>
      </Flex>
      {(isFirstOfGroup || receipt || pending) && (
        <Text as="div" size="xs" tone="subtle" px="1" pt="1">
          {pending && <PendingState pending={pending} onRetry={onRetry} onDiscard={onDiscard} />}
          {message && (
            <>
              <LocalDate at={message.createdAt}>
                {formatDate(message.createdAt, i18n.language, { timeStyle: 'short' })}
              </LocalDate>
              {receipt && ` · ${t(`state.${receipt}`)}`}
            </>
          )}
        </Text>
      )}
    </Flex>
  );
});
