import type { Access, Audience } from '@fanlight/sdk/models';

/** What has to be known of a viewer and an item. Prices in integer hundredths. */
export interface AccessFacts {
  audience: Audience;
  /** What the item costs for those outside its audience; null where it can't be bought. */
  price: number | null;
  /** What the performer's cheapest subscription costs; null where none is offered. */
  subscriptionPrice: number | null;
  isLoggedIn: boolean;
  isOwner: boolean;
  isFollower: boolean;
  isSubscriber: boolean;
  hasBought: boolean;
}

/** The result of an authorisation; prices in integer hundredths. */
export type AccessDecision = Omit<Access, 'price'> & { price: number | null };

const allowed = (reason: Access['reason']): AccessDecision => ({ isAllowed: true, reason, wayIn: null, price: null });

/** The ways in that there are, the cheapest first; a free one before any price. */
function waysIn({ audience, price, subscriptionPrice }: AccessFacts): AccessDecision[] {
  const locked = (reason: Access['reason'], wayIn: Access['wayIn'], cost: number | null): AccessDecision => ({
    isAllowed: false,
    reason,
    wayIn,
    price: cost,
  });
  const ways: AccessDecision[] = [];
  if (audience === 'followers') ways.push(locked('needs-follow', 'follow', null));
  if (price !== null) ways.push(locked('needs-purchase', 'buy', price));
  if (audience === 'subscribers' && subscriptionPrice !== null) {
    ways.push(locked('needs-subscription', 'subscribe', subscriptionPrice));
  }
  return ways.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
}

/**
 * Decides whether a viewer may see an item, why, and the cheapest required action (rule A1). Pure: the server enforces the
 * decision and sends it along, the paywall shows it.
 */
export function decideAccess(facts: AccessFacts): AccessDecision {
  const { audience, isOwner, isFollower, isSubscriber, hasBought, isLoggedIn } = facts;
  if (isOwner) return allowed('owner');
  if (audience === 'public') return allowed('public');
  if (hasBought) return allowed('bought');
  if (isSubscriber) return allowed('subscriber');
  if (audience === 'followers' && isFollower) return allowed('follower');
  const [cheapest] = waysIn(facts);
  if (!isLoggedIn) return { isAllowed: false, reason: 'needs-login', wayIn: 'login', price: cheapest?.price ?? null };
  return cheapest ?? { isAllowed: false, reason: 'needs-subscription', wayIn: null, price: null };
}
