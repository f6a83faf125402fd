import { formatMoney } from '@fanlight/sdk/format';
import type { Notification } from '@fanlight/sdk/models';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon, styled } from '../primitives/index.ts';

/** Kinds of items that are liked and commented on. */
const itemTypes = ['feed', 'gallery', 'video', 'reel', 'photo', 'story', 'product'] as const;

/** The amount of a tip, with the coins of the tip buttons. `Trans` passes the amount as the children. */
function Tipped({ children }: { children?: ReactNode }) {
  return (
    <styled.strong
      display="inline-flex"
      alignItems="center"
      gap="1"
      verticalAlign="bottom"
      color="money.in"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <Icon icon={Coins} size={16} />
      {children}
    </styled.strong>
  );
}

/** The sentence that says what has happened. */
export function NotificationText({ notification }: { notification: Notification }) {
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
      components={{ b: <strong />, tip: <Tipped /> }}
      tOptions={{ interpolation: { escapeValue: true } }}
      shouldUnescape
    />
  );
}
