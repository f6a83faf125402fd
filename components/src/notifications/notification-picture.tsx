import type { Notification } from '@fanlight/sdk/models';
import {
  AtSign,
  BadgeCheck,
  Coins,
  Flag,
  Heart,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Radio,
  Receipt,
  Reply,
  Sparkles,
  TriangleAlert,
  Truck,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar, Box, Icon } from '../primitives/index.ts';

const icons: Record<Notification['type'], LucideIcon> = {
  follow: UserPlus,
  subscription: BadgeCheck,
  tip: Coins,
  sale: Receipt,
  comment: MessageSquareText,
  reply: Reply,
  reaction: Heart,
  'message-request': Mail,
  order: Truck,
  payout: Landmark,
  mention: AtSign,
  live: Radio,
  content: Sparkles,
  'report-outcome': Flag,
  warning: TriangleAlert,
};

const plainDisc = { bg: 'bg.raised', color: 'fg.muted' } as const;
const likeDisc = { bg: 'accent.wash', color: 'accent.text' } as const;
const incomeDisc = { bg: 'success.wash', color: 'success.text' } as const;

/** The discs that have colours: those of likes, and of money that comes in. */
const discs: { [Type in Notification['type']]?: typeof likeDisc | typeof incomeDisc } = {
  reaction: likeDisc,
  tip: incomeDisc,
  sale: incomeDisc,
  subscription: incomeDisc,
  payout: incomeDisc,
};

/** The picture of the actor, with an icon of the notification's type on a disc. */
export function NotificationPicture({ notification: { type, actor } }: { notification: Notification }) {
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
        w="24px"
        h="24px"
        borderRadius="full"
        border="2px solid"
        borderColor="bg.surface"
        {...(discs[type] ?? plainDisc)}
      >
        <Icon icon={icons[type]} size={14} filled={type === 'reaction'} />
      </Box>
    </Box>
  );
}
