import { formatMoney } from '@fanlight/sdk/format';
import type { Notification } from '@fanlight/sdk/models';
import {
  AtSign,
  BadgeCheck,
  Ban,
  Ellipsis,
  HandCoins,
  HeartPlus,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Radio,
  Receipt,
  Reply,
  Sparkles,
  Truck,
  UserPlus,
} from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemPath, paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  Flex,
  Icon,
  IconButton,
  Menu,
  RelativeTime,
  styled,
  Text,
  VisuallyHidden,
} from '../primitives/index.ts';

/** Returns the path of the page about the notification's object; undefined if there is no such page. */
function hrefOf({ type, objectType, objectId, actor, createdAt }: Notification): string | undefined {
  const itemHref = itemPath(objectType, objectId, { back: paths.notifications() });
  if (itemHref) return itemHref;
  if (objectType === 'order') return paths.order(objectId);
  if (type === 'tip') return paths.creatorEarnings({ earning: objectId, type, to: createdAt.slice(0, 10) });
  return actor?.isPerformer ? paths.profile(actor.username ?? actor._id) : undefined;
}

const rowStyle = {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
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

/** Kinds of items that are liked and commented on. */
const itemTypes = ['feed', 'gallery', 'video', 'reel', 'photo', 'story', 'product'] as const;

function NotificationText({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications');
  const { type, actor, totalActors, objectType, commentId, amount, orderStatus } = notification;
  const name = actor?.name ?? t('somebody');
  const itemType = itemTypes.find((itemType) => itemType === objectType) ?? 'feed';
  const object = type === 'reaction' && commentId ? 'comment' : itemType;
  const isGroup = type === 'reaction' && totalActors > 1;
  // Orders of earlier versions have no status.
  if (type === 'order' && orderStatus) return t(`order.${orderStatus}`);
  return (
    <Trans
      t={t}
      i18nKey={isGroup ? 'text.reactionGroup' : `text.${type}`}
      values={{
        name,
        count: totalActors - 1,
        amount: formatMoney(amount ?? 0),
        object: t(`object.${object}`),
      }}
      components={{ b: <strong /> }}
      tOptions={{ interpolation: { escapeValue: true } }}
      shouldUnescape
    />
  );
}

const icons: Record<Notification['type'], LucideIcon> = {
  follow: UserPlus,
  subscription: BadgeCheck,
  tip: HandCoins,
  sale: Receipt,
  comment: MessageSquareText,
  reply: Reply,
  reaction: HeartPlus,
  'message-request': Mail,
  order: Truck,
  payout: Landmark,
  mention: AtSign,
  live: Radio,
  content: Sparkles,
};

/** Types of notifications about money that comes in. */
const incomeTypes: ReadonlySet<Notification['type']> = new Set(['tip', 'sale', 'subscription', 'payout']);

/** The picture of the actor, with an icon of the notification's type. */
function Picture({ notification: { type, actor } }: { notification: Notification }) {
  const { t } = useTranslation('notifications');
  return (
    <Box position="relative" flexShrink="0">
      <Avatar name={actor?.name ?? t('somebody')} src={actor?.avatar ?? null} decorative />
      <Box
        position="absolute"
        insetEnd="-4px"
        bottom="-4px"
        display="grid"
        placeItems="center"
        w="6"
        h="6"
        borderRadius="full"
        border="2px solid"
        borderColor="bg.surface"
        bg="bg.raised"
        color={incomeTypes.has(type) ? 'success.text' : 'fg.muted'}
      >
        <Icon icon={icons[type]} size={14} />
      </Box>
    </Box>
  );
}

export interface NotificationRowProps {
  notification: Notification;
  /** Called when the viewer presses the notification. The app marks it as read. */
  onOpen: (notification: Notification) => void;
  /** Blocks the user who caused the notification (rule A4). */
  onBlock: (notification: Notification) => void;
}

/** A notification, with a menu that blocks the user who caused it. */
export function NotificationRow(props: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { notification, onBlock } = props;
  const { actor } = notification;
  if (!actor) return <Row {...props} />;
  const label = t('menu', { name: actor.name });
  return (
    <Flex align="center">
      <Box flex="1" minW="0">
        <Row {...props} />
      </Box>
      <Menu
        label={label}
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={label} size="sm" />}
        entries={[
          { kind: 'action', label: t('block'), icon: Ban, danger: true, onSelect: () => onBlock(notification) },
        ]}
      />
    </Flex>
  );
}

/** The mark of a notification that was not read. */
function Unread() {
  const { t } = useTranslation('notifications');
  return (
    <Box w="10px" h="10px" borderRadius="full" bg="accent.solid" _highContrast={{ bg: 'Highlight' }} flexShrink="0">
      <VisuallyHidden>{t('unread')}</VisuallyHidden>
    </Box>
  );
}

function Row({ notification, onOpen }: NotificationRowProps) {
  const { excerpt, isRead, updatedAt } = notification;
  const href = hrefOf(notification);
  const rowProps = { onClick: () => onOpen(notification) };
  const content = (
    <>
      <Picture notification={notification} />
      <Box flex="1" minW="0">
        <Text tone={isRead ? 'muted' : 'default'}>
          <NotificationText notification={notification} />
        </Text>
        {excerpt && (
          <Text tone="muted" lineClamp={2}>
            {excerpt}
          </Text>
        )}
        <Flex align="center" gap="2">
          {!isRead && <Unread />}
          <Text tone="subtle" size="xs">
            <RelativeTime at={updatedAt} />
          </Text>
        </Flex>
      </Box>
    </>
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
