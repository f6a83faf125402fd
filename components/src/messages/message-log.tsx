import { formatDay, startOfDay } from '@fanlight/sdk/format';
import type { Message } from '@fanlight/sdk/models';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, ListEnd, type ListPage, LocalText, Text, useIsHydrating } from '../primitives/index.ts';
import { type LineActions, MessageLine } from './message-line.tsx';
import { findFirstUnread, type OpenedAt, type PendingMessage, toLines } from './thread-lines.ts';
import { useBottomAnchor } from './use-bottom-anchor.ts';

export interface MessageLogProps extends LineActions {
  page: ListPage<Message>;
  pending: readonly PendingMessage[];
  /** The name of the other participant. */
  name: string;
  openedAt: OpenedAt;
  /** The last message that the other participant has read. */
  seenByOtherId: string | null;
  isTyping: boolean;
  onLoadOlder: () => void;
}

function Divider({ children, tone }: { children: ReactNode; tone: 'subtle' | 'accent' }) {
  return (
    <Flex align="center" gap="3" pt="4" color={tone === 'accent' ? 'accent.text' : 'fg.subtle'}>
      <Box flex="1" borderTop="1px solid" borderColor={tone === 'accent' ? 'accent.solid' : 'border.hairline'} />
      <Text as="span" size="xs" color="inherit" fontWeight="semibold">
        {children}
      </Text>
      <Box flex="1" borderTop="1px solid" borderColor={tone === 'accent' ? 'accent.solid' : 'border.hairline'} />
    </Flex>
  );
}

/**
 * The messages of a conversation, the latest at the bottom. Older messages are loaded when the viewer scrolls up, and
 * new ones do not move what the viewer reads.
 */
export function MessageLog(props: MessageLogProps) {
  const { page, pending, name, openedAt, seenByOtherId, isTyping, onLoadOlder, onRetry, onDiscard, onDelete } = props;
  const { t, i18n } = useTranslation('messages');
  const { t: tCommon } = useTranslation('common');
  const timeZone = useIsHydrating() ? 'UTC' : undefined;
  const lines = useMemo(() => toLines(page.items, pending), [page.items, pending]);
  const firstUnread = findFirstUnread(lines, openedAt);
  const lastOwn = page.items.find(({ isOwn }) => isOwn)?._id;
  const last = lines.at(-1);
  const { scroller, isAway, onScroll, toLatest } = useBottomAnchor(last?.key, last?.isOwn ?? false);
  let previousDay: number | undefined;
  return (
    <Box position="relative" flex="1" minH="0">
      {/* The browser measures the scroll position of a reversed column from its end, so older messages that are added
          above do not move the others. The only child keeps the order of the messages for assistive technology. */}
      <Flex
        ref={scroller}
        onScroll={onScroll}
        direction="column-reverse"
        h="full"
        overflowY="auto"
        overscrollBehavior="contain"
        style={{ overflowAnchor: 'none' }}
        role="log"
        aria-label={t('log', { name })}
        tabIndex={0}
        px="4"
      >
        <Box pb="3">
          <ListEnd
            more={page.more}
            onLoadMore={onLoadOlder}
            endText={t('start')}
            // The specification has this text for messages ("Error messages").
            failedText={tCommon('errors.tryAgainLater')}
            scroller={scroller}
          />
          {lines.map((line) => {
            const day = startOfDay(line.at, timeZone);
            const isNewDay = day !== previousDay;
            previousDay = day;
            const { message } = line;
            const isSeen = seenByOtherId !== null && message !== undefined && message._id <= seenByOtherId;
            return (
              <Fragment key={line.key}>
                {isNewDay && (
                  <Divider tone="subtle">
                    <LocalText>{formatDay(line.at, i18n.language, Date.now(), timeZone)}</LocalText>
                  </Divider>
                )}
                {line.key === firstUnread && <Divider tone="accent">{t('unreadLine')}</Divider>}
                <MessageLine
                  message={message}
                  pending={line.pending}
                  isFirstOfGroup={line.isFirstOfGroup}
                  name={name}
                  receipt={message && message._id === lastOwn ? (isSeen ? 'seen' : 'sent') : null}
                  onRetry={onRetry}
                  onDiscard={onDiscard}
                  onDelete={onDelete}
                />
              </Fragment>
            );
          })}
          <Text size="xs" tone="subtle" minH="20px" pt="1" role="status">
            {isTyping && t('typing', { name })}
          </Text>
        </Box>
      </Flex>
      {isAway && (
        <Box position="absolute" bottom="3" insetInline="0" display="grid" justifyItems="center" pointerEvents="none">
          <Button size="sm" icon={ArrowDown} boxShadow="floating" pointerEvents="auto" onClick={toLatest}>
            {t('latest')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
