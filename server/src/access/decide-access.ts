import type { Access, Audience } from '@fanlight/sdk/models';

/** The facts about a viewer and an item from which access is decided. Prices are in integer hundredths. */
export interface AccessFacts {
  audience: Audience;
  /** Price of the item for viewers outside of its audience; null if the item is not for sale. */
  price: number | null;
  /** The price of the performer's cheapest subscription; null if the performer offers none. */
  subscriptionPrice: number | null;
  isLoggedIn: boolean;
  isOwner: boolean;
  isFollower: boolean;
  isSubscriber: boolean;
  hasBought: boolean;
}

/** The result of an authorisation; the price is in integer hundredths. */
export type AccessDecision = Omit<Access, 'price'> & { price: number | null };

const allowed = (reason: Access['reason']): AccessDecision => ({
  isAllowed: true,
  reason,
  requiredAction: null,
  price: null,
});

/** Returns all actions that would give access, the cheapest first. Free actions come before paid ones. */
function actionsForAccess({ audience, price, subscriptionPrice }: AccessFacts): AccessDecision[] {
  const locked = (
    reason: Access['reason'],
    requiredAction: Access['requiredAction'],
    cost: number | null,
  ): AccessDecision => ({
    isAllowed: false,
    reason,
    requiredAction,
    price: cost,
  });
  const actions: AccessDecision[] = [];
  if (audience === 'followers') actions.push(locked('needs-follow', 'follow', null));
  if (price !== null) actions.push(locked('needs-purchase', 'buy', price));
  if (audience === 'subscribers' && subscriptionPrice !== null) {
    actions.push(locked('needs-subscription', 'subscribe', subscriptionPrice));
  }
  return actions.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
}

/**
 * Decides whether a viewer can see an item and why, and which is the cheapest action that gives access (rule A1). The
 * server enforces this decision, and returns it with the item, so that the paywall can show it.
 */
export function decideAccess(facts: AccessFacts): AccessDecision {
  const { audience, isOwner, isFollower, isSubscriber, hasBought, isLoggedIn } = facts;
  if (isOwner) return allowed('owner');
  if (audience === 'public') return allowed('public');
  if (hasBought) return allowed('bought');
  if (isSubscriber) return allowed('subscriber');
  if (audience === 'followers' && isFollower) return allowed('follower');
  const [cheapest] = actionsForAccess(facts);
  if (!isLoggedIn)
    return { isAllowed: false, reason: 'needs-login', requiredAction: 'login', price: cheapest?.price ?? null };
  return cheapest ?? { isAllowed: false, reason: 'needs-subscription', requiredAction: null, price: null };
}
