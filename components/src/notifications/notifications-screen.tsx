import type { Notification, NotificationType } from '@fanlight/sdk/models';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  Heading,
  type ListLoadable,
  LoadableList,
  LocalDate,
  PageHeader,
  Skeleton,
  Stack,
  useStableHandlers,
} from '../primitives/index.ts';
import { NotificationRow } from './notification-row.tsx';
import { RowFrame, thumbnailSize } from './row-frame.tsx';
import { type DayItem, useDayGroups } from './use-day-groups.ts';

export type NotificationFilter =
  | Extract<NotificationType, 'follow' | 'reaction' | 'comment' | 'mention' | 'tip'>
  | 'all'
  | 'unread';

/** The filters, in the order in which they are shown. */
export const notificationFilters: readonly NotificationFilter[] = [
  'all',
  'unread',
  'follow',
  'reaction',
  'comment',
  'mention',
  'tip',
];

export interface NotificationsScreenProps {
  notifications: ListLoadable<Notification>;
  /** The id of the viewer. */
  viewerId?: string | undefined;
  /** Whether at least one notification is unread. */
  hasUnread: boolean;
  filter: NotificationFilter;
  onFilterChange: (filter: NotificationFilter) => void;
  onOpen: (notification: Notification) => void;
  /** Blocks the user who caused a notification. */
  onBlock: (notification: Notification) => void;
  onReadAll: () => void;
  isReadingAll?: boolean;
  onLoadMore: () => void;
}

/** Rows with the geometry of notifications. Every second one is about an item with a picture. */
function RowsSkeleton() {
  const rows = ['first', 'second', 'third', 'fourth'];
  return (
    <Stack gap="2">
      {rows.map((row, place) => (
        <Flex key={row} p="3">
          <RowFrame
            picture={<Skeleton w="44px" h="44px" borderRadius="full" />}
            thumbnail={place % 2 === 0 && <Skeleton w={thumbnailSize} h={thumbnailSize} borderRadius="control" />}
            mark={null}
            hasMenu
          >
            <Stack gap="2" py="1">
              <Skeleton h="16px" w="70%" />
              {place % 2 === 0 && <Skeleton h="16px" w="90%" />}
              <Skeleton h="12px" w="30%" />
            </Stack>
          </RowFrame>
        </Flex>
      ))}
    </Stack>
  );
}

/** The header of the page. It is memoised, because events can change the list many times a second. */
const ScreenHead = memo(function ScreenHead({
  hasUnread,
  filter,
  onFilterChange,
  onReadAll,
  isReadingAll = false,
}: Pick<NotificationsScreenProps, 'hasUnread' | 'filter' | 'onFilterChange' | 'onReadAll' | 'isReadingAll'>) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          hasUnread && (
            <Button variant="outline" size="sm" wraps loading={isReadingAll} onClick={onReadAll}>
              {t('readAll')}
            </Button>
          )
        }
      />
      <Box mb="4">
        <ChoiceChips
          isOneRow
          label={t('filter.label')}
          hideLabel
          choices={notificationFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter}
          onChange={onFilterChange}
        />
      </Box>
    </>
  );
});

/** `/notifications`: lists the viewer's notifications, latest first (rule N1). */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { notifications, viewerId, hasUnread, filter, onLoadMore } = props;
  const { onFilterChange, onOpen, onBlock, onReadAll } = useStableHandlers({
    onFilterChange: props.onFilterChange,
    onOpen: props.onOpen,
    onBlock: props.onBlock,
    onReadAll: props.onReadAll,
  });
  const renderItem = useCallback(
    ({ notification, day }: DayItem) => (
      <>
        {day && (
          <Heading level={2} size="label" px="3" pt="3" pb="1">
            <LocalDate at={notification.updatedAt}>{day}</LocalDate>
          </Heading>
        )}
        <NotificationRow notification={notification} viewerId={viewerId} onOpen={onOpen} onBlock={onBlock} />
      </>
    ),
    [viewerId, onOpen, onBlock],
  );
  const groups = useDayGroups(notifications);
  const { t } = useTranslation('notifications');
  return (
    <Box>
      <ScreenHead
        hasUnread={hasUnread}
        filter={filter}
        onFilterChange={onFilterChange}
        onReadAll={onReadAll}
        isReadingAll={props.isReadingAll ?? false}
      />
      <Card padding="none">
        <Box p={{ base: '0', md: '2' }} py="2">
          <LoadableList
            data={groups}
            skeleton={<RowsSkeleton />}
            getKey={({ notification }) => notification._id}
            renderItem={renderItem}
            onLoadMore={onLoadMore}
            label={t('list')}
            gap="2"
            empty={
              filter === 'all' ? (
                <EmptyState illustration="bell" title={t('empty.title')} text={t('empty.text')} />
              ) : (
                <EmptyState
                  illustration="bell"
                  title={t(filter === 'unread' ? 'empty.unread' : 'empty.filtered')}
                  action={
                    <Button variant="outline" onClick={() => onFilterChange('all')}>
                      {t('empty.showAll')}
                    </Button>
                  }
                />
              )
            }
          />
        </Box>
      </Card>
    </Box>
  );
}
