import { describe, expect, it } from 'vitest';
import { type AccessFacts, decideAccess } from './decide-access.ts';

const audiences = ['public', 'followers', 'subscribers'] as const;
const truth = [true, false];

/** All combinations of facts: 3 audiences, and 7 facts that are true or false. */
const everyCase: AccessFacts[] = audiences.flatMap((audience) =>
  truth.flatMap((isOwner) =>
    truth.flatMap((isLoggedIn) =>
      truth.flatMap((isFollower) =>
        truth.flatMap((isSubscriber) =>
          truth.flatMap((hasBought) =>
            [null, 500].flatMap((price) =>
              [null, 995].map((subscriptionPrice) => ({
                audience,
                price,
                subscriptionPrice,
                isOwner,
                isLoggedIn,
                isFollower,
                isSubscriber,
                hasBought,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('decideAccess (rule A1)', () => {
  it.each(everyCase)(
    'decides access for audience=$audience owner=$isOwner loggedIn=$isLoggedIn follows=$isFollower subscribes=$isSubscriber bought=$hasBought',
    (facts) => {
      const decision = decideAccess(facts);
      const isAllowed =
        facts.isOwner ||
        facts.audience === 'public' ||
        facts.hasBought ||
        facts.isSubscriber ||
        (facts.audience === 'followers' && facts.isFollower);
      expect(decision.isAllowed).toBe(isAllowed);
      expect(decision.requiredAction === null).toBe(
        isAllowed ||
          (facts.isLoggedIn &&
            facts.audience === 'subscribers' &&
            facts.price === null &&
            facts.subscriptionPrice === null),
      );
      if (isAllowed) expect(decision.price).toBeNull();
      else if (!facts.isLoggedIn) expect(decision.requiredAction).toBe('login');
    },
  );

  it('returns the cheapest action that gives access, which is to follow if followers have access', () => {
    const facts = { isOwner: false, isLoggedIn: true, isFollower: false, isSubscriber: false, hasBought: false };
    const followers = decideAccess({ ...facts, audience: 'followers', price: 500, subscriptionPrice: 995 });
    expect(followers).toEqual({
      isAllowed: false,
      reason: 'needs-follow',
      requiredAction: 'follow',
      price: null,
      alternative: null,
    });
    const cheaper = decideAccess({ ...facts, audience: 'subscribers', price: 500, subscriptionPrice: 995 });
    expect(cheaper).toMatchObject({ requiredAction: 'buy', price: 500 });
    const dearer = decideAccess({ ...facts, audience: 'subscribers', price: 2000, subscriptionPrice: 995 });
    expect(dearer).toMatchObject({ requiredAction: 'subscribe', price: 995 });
  });

  it('returns the other paid action as the alternative, to a logged-in viewer who can buy the item or subscribe', () => {
    const facts = { isOwner: false, isFollower: false, isSubscriber: false, hasBought: false, isLoggedIn: true };
    const both = { ...facts, audience: 'subscribers' as const, price: 500, subscriptionPrice: 995 };
    expect(decideAccess(both).alternative).toEqual({ action: 'subscribe', price: 995 });
    expect(decideAccess({ ...both, price: 2000 }).alternative).toEqual({ action: 'buy', price: 2000 });
    expect(decideAccess({ ...both, price: null }).alternative).toBeNull();
    expect(decideAccess({ ...both, subscriptionPrice: null }).alternative).toBeNull();
    expect(decideAccess({ ...both, isLoggedIn: false }).alternative).toBeNull();
    expect(decideAccess({ ...both, audience: 'followers' }).alternative).toBeNull();
  });
});
