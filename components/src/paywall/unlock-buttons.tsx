import type { RequiredAction } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Flex, usePrice } from '../primitives/index.ts';
import { type LockedContent, type UnlockAction, useJoinLabel } from './use-join-label.ts';

export interface UnlockButtonsProps {
  item: LockedContent;
  onUnlock: (action: UnlockAction) => void;
}

/**
 * The actions that unlock an item: the cheapest one, and the alternative to it. A visitor is offered to join and do
 * that, or to log in. Renders nothing if there is no action.
 */
export function UnlockButtons({ item, onUnlock }: UnlockButtonsProps) {
  const { t } = useTranslation('feeds');
  const priceOf = usePrice();
  const joinLabel = useJoinLabel(item);
  const { requiredAction, price, alternative } = item.access;
  if (!requiredAction) return null;
  const labelOf = (action: RequiredAction, amount: number | null) =>
    t(`post.locked.${action}`, { price: priceOf(amount ?? 0) });
  const [main, other]: { action: UnlockAction; label: string }[] = [
    ...(joinLabel ? [{ action: 'join' as const, label: joinLabel }] : []),
    { action: requiredAction, label: labelOf(requiredAction, price) },
    ...(alternative ? [{ action: alternative.action, label: labelOf(alternative.action, alternative.price) }] : []),
  ];
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      {main && (
        <Button variant="main" wraps onClick={() => onUnlock(main.action)}>
          {main.label}
        </Button>
      )}
      {other && (
        <Button variant="quiet" wraps onClick={() => onUnlock(other.action)}>
          {other.label}
        </Button>
      )}
    </Flex>
  );
}
