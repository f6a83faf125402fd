import type { Access, Audience, RequiredAction } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { usePrice } from '../primitives/index.ts';

/** The parts of a locked item that the actions to unlock it depend on. */
export interface LockedContent {
  access: Access;
  audience: Audience;
  /** The price for users outside of the audience; null or undefined if the item is not for sale. */
  price?: number | null;
  performer: { name: string };
}

/** An action on a locked item: one of its `access`, or for visitors to register and then get access. */
export type UnlockAction = RequiredAction | 'join';

/**
 * Returns what a visitor must do for a locked item and its price, such as "Join and subscribe for $9.95". Returns null
 * for users who are logged in, and for items to which joining leads no way.
 */
export function useJoinLabel({ access, audience, price }: LockedContent): string | null {
  const { t } = useTranslation('feeds');
  const priceOf = usePrice();
  if (access.requiredAction !== 'login') return null;
  if (audience === 'followers') return t('post.locked.join.follow');
  if (access.price === null) return null;
  // The access of a visitor has only the lowest price (rule A1). It is the subscription's if the item costs more.
  const isForSale = price !== null && price !== undefined && price <= access.price;
  return t(`post.locked.join.${isForSale ? 'buy' : 'subscribe'}`, { price: priceOf(access.price) });
}
