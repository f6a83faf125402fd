import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Card, EmptyState, Grid, PageHeader } from '../primitives/index.ts';
import { ConversationList, type ConversationListProps } from './conversation-list.tsx';

export interface MessagesScreenProps extends ConversationListProps {
  /** The open conversation, a `Thread`. */
  thread?: ReactNode;
}

/** The height of the panes: the screen without header, navigation and the page's own margins. */
const paneHeight = {
  base: 'calc(100dvh - 61px - 16px - 76px - env(safe-area-inset-bottom))',
  md: 'calc(100dvh - 61px - 48px)',
} as const;

/** `/messages`, `/messages/{id}`: the list, and beside it on wide screens the open conversation. */
export function MessagesScreen({ thread, ...list }: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const isOpen = Boolean(thread);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '320px minmax(0, 1fr)' }} gap="4">
      <Box
        display={{ base: isOpen ? 'none' : 'block', xl: 'block' }}
        h={{ xl: paneHeight.md }}
        overflowY={{ xl: 'auto' }}
        px={{ xl: '3' }}
      >
        <PageHeader title={t('title')} />
        <ConversationList {...list} />
      </Box>
      <Box display={{ base: isOpen ? 'block' : 'none', xl: 'block' }} h={paneHeight} minH="360px">
        {thread ?? (
          <Card h="full" display="grid" placeItems="center">
            <EmptyState illustration="mail" title={t('choose.title')} text={t('choose.text')} />
          </Card>
        )}
      </Box>
    </Grid>
  );
}
