import type { Notification, NotificationType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Card,
  ChoiceChips,
  EmptyState,
  EndlessList,
  Flex,
  type ListLoadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { NotificationRow } from './notification-row.tsx';

/** What the list can be narrowed to. */
export type NotificationFilter =
  | Extract<NotificationType, 'follow' | 'reaction' | 'comment' | 'mention' | 'tip'>
  | 'all';

/** What the list can be narrowed to, in the order of the chips. */
export const notificationFilters: readonly NotificationFilter[] = [
  'all',
  'follow',
  'reaction',
  'comment',
  'mention',
  'tip',
];

/** Props of {@link NotificationsScreen}. */
export interface NotificationsScreenProps {
  notifications: ListLoadable<Notification>;
  /** How many are unread in all; never below zero. */
  totalUnread: number;
  filter: NotificationFilter;
  onFilterChange: (filter: NotificationFilter) => void;
  onOpen: (notification: Notification) => void;
  /** Keeps away who did something. */
  onBlock: (notification: Notification) => void;
  onReadAll: () => void;
  onLoadMore: () => void;
}

function RowsSkeleton() {
  const rows = ['first', 'second', 'third', 'fourth'];
  return (
    <Stack gap="0">
      {rows.map((row) => (
        <Flex key={row} gap="3" p="3">
          <Skeleton w="44px" h="44px" borderRadius="full" />
          <Stack gap="2" flex="1">
            <Skeleton h="16px" w="70%" />
            <Skeleton h="12px" w="30%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}

/** `/notifications`: what happened, latest first (rule N1). */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { notifications, totalUnread, filter, onFilterChange, onOpen, onBlock, onReadAll, onLoadMore } = props;
  const { t } = useTranslation('notifications');
  return (
    <Box>
      <PageHeader
        title={t('title')}
        actions={
          totalUnread > 0 && (
            <Button variant="outline" size="sm" whiteSpace="normal" onClick={onReadAll}>
              {t('readAll')}
            </Button>
          )
        }
      />
      <Box mb="4">
        <ChoiceChips
          label={t('filter.label')}
          hideLabel
          choices={notificationFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter}
          onChange={onFilterChange}
        />
      </Box>
      <Card padding="none">
        <Box p="2">
          <LoadableView data={notifications} skeleton={<RowsSkeleton />}>
            {(page) => (
              <EndlessList
                page={page}
                getKey={(notification) => notification._id}
                renderItem={(notification) => (
                  <NotificationRow notification={notification} onOpen={onOpen} onBlock={onBlock} />
                )}
                onLoadMore={onLoadMore}
                label={t('list')}
                gap="2"
                empty={
                  filter === 'all' ? (
                    <EmptyState drawing="bell" title={t('empty.title')} text={t('empty.text')} />
                  ) : (
                    <EmptyState
                      drawing="bell"
                      title={t('empty.filtered')}
                      action={
                        <Button variant="outline" onClick={() => onFilterChange('all')}>
                          {t('empty.showAll')}
                        </Button>
                      }
                    />
                  )
                }
              />
            )}
          </LoadableView>
        </Box>
      </Card>
    </Box>
  );
}
