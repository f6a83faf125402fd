import type { Access, RequiredAction } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Flex, usePrice } from '../primitives/index.ts';

export interface UnlockButtonsProps {
  access: Access;
  onUnlock: (action: RequiredAction) => void;
}

/** The actions that unlock an item: the cheapest one, and the alternative to it. Renders nothing if there is none. */
export function UnlockButtons({ access, onUnlock }: UnlockButtonsProps) {
  const { t } = useTranslation('feeds');
  const priceOf = usePrice();
  const { requiredAction, price, alternative } = access;
  if (!requiredAction) return null;
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <Button variant="main" maxW="full" whiteSpace="normal" onClick={() => onUnlock(requiredAction)}>
        {t(`post.locked.${requiredAction}`, { price: priceOf(price ?? 0) })}
      </Button>
      {alternative && (
        <Button variant="quiet" maxW="full" whiteSpace="normal" onClick={() => onUnlock(alternative.action)}>
          {t(`post.locked.${alternative.action}`, { price: priceOf(alternative.price) })}
        </Button>
      )}
    </Flex>
  );
}
