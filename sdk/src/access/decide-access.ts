import type { Access, Audience, RequiredAction } from '../generated/models.ts';

/** The facts about a viewer and an item from which access is decided. All prices have the same unit. */
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

/** The result of an authorisation; prices have the unit of the facts. */
export type AccessDecision = Access;

const allowed = (reason: Access['reason']): AccessDecision => ({
  isAllowed: true,
  reason,
  requiredAction: null,
  price: null,
  alternative: null,
});

/** An action that would give access. `price` is null if the action is free. */
interface UnlockAction {
  action: RequiredAction;
  reason: Access['reason'];
  price: number | null;
}

/** Returns all actions that would give access, the cheapest first. Free actions come before paid ones. */
function actionsForAccess({ audience, price, subscriptionPrice }: AccessFacts): UnlockAction[] {
  const actions: UnlockAction[] = [];
  if (audience === 'followers') actions.push({ action: 'follow', reason: 'needs-follow', price: null });
  if (price !== null) actions.push({ action: 'buy', reason: 'needs-purchase', price });
  if (audience === 'subscribers' && subscriptionPrice !== null)
    actions.push({ action: 'subscribe', reason: 'needs-subscription', price: subscriptionPrice });
  return actions.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
}

/** The access of a viewer who has none, but can perform an action to get it. */
function lockedBy({ action, reason, price }: UnlockAction, other: UnlockAction | undefined): AccessDecision {
  // An action that is free has no alternative, because no viewer would pay instead.
  const alternative =
    price !== null && other && other.price !== null ? { action: other.action, price: other.price } : null;
  return { isAllowed: false, reason, requiredAction: action, price, alternative };
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
  const [cheapest, other] = actionsForAccess(facts);
  const locked = { isAllowed: false, alternative: null };
  if (!isLoggedIn) return { ...locked, reason: 'needs-login', requiredAction: 'login', price: cheapest?.price ?? null };
  if (!cheapest) return { ...locked, reason: 'needs-subscription', requiredAction: null, price: null };
  return lockedBy(cheapest, other);
}
