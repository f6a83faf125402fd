import type { Notification } from '@fanlight/sdk/models';
import { Ban, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemPath, paths } from '../paths/index.ts';
import { Box, Flex, IconButton, Menu, RelativeTime, styled, Text, VisuallyHidden } from '../primitives/index.ts';
import { NotificationPicture } from './notification-picture.tsx';
import { NotificationText } from './notification-text.tsx';
import { RowFrame, thumbnailSize } from './row-frame.tsx';

/** Returns the path of the page about the notification's object; undefined if there is no such page. */
function hrefOf(notification: Notification, viewerId: string | undefined): string | undefined {
  const { type, objectType, objectId, actor, createdAt } = notification;
  const itemHref = itemPath(objectType, objectId, { back: paths.notifications() });
  if (itemHref) return itemHref;
  if (objectType === 'order') return type === 'sale' ? paths.creatorOrder(objectId) : paths.order(objectId);
  if (objectType === 'payout') return paths.creatorPayout(objectId);
  if (objectType === 'report') return paths.reports();
  // Performers are notified of the likes of their own stories.
  if (objectType === 'story' && viewerId) return paths.stories(viewerId);
  if (type === 'tip') return paths.creatorEarnings({ earning: objectId, type, to: createdAt.slice(0, 10) });
  if (type === 'subscription') return paths.creatorSubscribers();
  if (actor?.isPerformer) return paths.profile(actor.username ?? actor._id);
  // Fans have no page, so that the performer's list of followers is opened.
  return type === 'follow' ? paths.creatorFollowers() : undefined;
}

const rowStyle = {
  base: {
    display: 'flex',
    p: '3',
    borderRadius: 'control',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    w: 'full',
  },
  variants: {
    pressable: { true: { cursor: 'pointer', transition: 'background-color 120ms', _hover: { bg: 'bg.raised' } } },
  },
} as const;

const RowLink = styled(Link, rowStyle, { defaultProps: { pressable: true } });
const RowButton = styled('button', rowStyle, { defaultProps: { type: 'button', pressable: true } });
const RowText = styled('div', rowStyle);

export interface NotificationRowProps {
  notification: Notification;
  /** The id of the viewer, whose stories are opened. */
  viewerId?: string | undefined;
  /** Called when the viewer presses the notification. The app marks it as read. */
  onOpen: (notification: Notification) => void;
  /** Blocks the user who caused the notification (rule A4). Without it, the row has no menu. */
  onBlock?: (notification: Notification) => void;
}

/** A notification, with a menu that blocks the user who caused it. */
export function NotificationRow(props: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { notification, onBlock } = props;
  const { actor } = notification;
  if (!actor || !onBlock) return <Row {...props} />;
  const label = t('menu', { name: actor.name });
  return (
    <Box position="relative">
      <Row {...props} />
      <Flex
        position="absolute"
        // On phones the menu is centred below the thumbnail.
        insetEnd={{ base: '18px', md: '1' }}
        bottom={{ base: '1', md: '0' }}
        top={{ base: 'auto', md: '0' }}
        alignItems="center"
      >
        <Menu
          label={label}
          align="end"
          trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={label} size="sm" />}
          entries={[
            { kind: 'action', label: t('block'), icon: Ban, danger: true, onSelect: () => onBlock(notification) },
          ]}
        />
      </Flex>
    </Box>
  );
}

/** The mark of a notification that was not read. */
function Unread() {
  const { t } = useTranslation('notifications');
  return (
    <Box w="8px" h="8px" borderRadius="full" bg="accent.solid" _highContrast={{ bg: 'Highlight' }}>
      <VisuallyHidden>{t('unread')}</VisuallyHidden>
    </Box>
  );
}

/** A small picture of the item. Decorative, because the text names the item. */
function Thumbnail({ src }: { src: string }) {
  return (
    <Box
      aria-hidden
      w={thumbnailSize}
      h={thumbnailSize}
      borderRadius="control"
      bg="bg.raised"
      bgSize="cover"
      bgPos="center"
      style={{ backgroundImage: `url("${src}")` }}
    />
  );
}

function Row({ notification, viewerId, onOpen, onBlock }: NotificationRowProps) {
  const { actor, thumbnailUrl, excerpt, isRead, updatedAt } = notification;
  const href = hrefOf(notification, viewerId);
  const rowProps = { onClick: () => onOpen(notification) };
  const content = (
    <RowFrame
      picture={<NotificationPicture notification={notification} />}
      thumbnail={thumbnailUrl && <Thumbnail src={thumbnailUrl} />}
      mark={!isRead && <Unread />}
      hasMenu={actor !== null && onBlock !== undefined}
    >
      <Text tone={isRead ? 'muted' : 'default'}>
        <NotificationText notification={notification} />
      </Text>
      {excerpt && (
        <Text tone="muted" lineClamp={2}>
          {excerpt}
        </Text>
      )}
      <Text tone="subtle" size="xs">
        <RelativeTime at={updatedAt} />
      </Text>
    </RowFrame>
  );
  if (href) {
    return (
      <RowLink to={href} {...rowProps}>
        {content}
      </RowLink>
    );
  }
  // Pressing a notification without a link only marks it as read. If it is already read, it is a plain text.
  return isRead ? <RowText>{content}</RowText> : <RowButton {...rowProps}>{content}</RowButton>;
}
