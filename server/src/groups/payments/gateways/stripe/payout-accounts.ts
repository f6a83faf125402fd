import type { StripeAccountStatus } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { users } from '../../../../db/schema/index.ts';
import { fieldFailure } from '../../../../http/failure.ts';
import type { OnboardingLink, PayoutAccountRequest } from '../gateway.ts';
import { unavailable } from './failures.ts';

/** Maps the capabilities and requirements of an account to its status. */
export function toStatus({
  details_submitted: isSubmitted,
  payouts_enabled: canPayOut,
  requirements,
}: Stripe.Account): StripeAccountStatus {
  const disabledReason = requirements?.disabled_reason ?? '';
  if (disabledReason.startsWith('rejected.')) return 'rejected';
  if (!isSubmitted) return 'incomplete';
  if (canPayOut) return 'ready';
  const isMissing = (requirements?.currently_due ?? []).length > 0 || (requirements?.past_due ?? []).length > 0;
  return isMissing ? 'restricted' : 'pending';
}

/**
 * Creates an account that Stripe onboards and that only receives transfers.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if Stripe does not pay out to the country
 */
export async function createAccount(
  stripe: Stripe,
  { db }: Context,
  { userId, countryCode, businessType }: PayoutAccountRequest,
): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  try {
    const { id } = await stripe.accounts.create(
      {
        type: 'express',
        country: countryCode,
        business_type: businessType,
        ...(user && { email: user.email }),
        capabilities: { transfers: { requested: true } },
        metadata: { userId },
      },
      { idempotencyKey: `payout-account-${userId}-${countryCode}-${businessType}` },
    );
    return id;
  } catch (error) {
    const isCountry = error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'country';
    if (isCountry) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'STRIPE_COUNTRY_UNSUPPORTED');
    return unavailable(error);
  }
}

/** Reads the status of an account. An account that was deleted at Stripe can't receive payouts. */
export async function readAccount(stripe: Stripe, accountId: string): Promise<StripeAccountStatus> {
  try {
    return toStatus(await stripe.accounts.retrieve(accountId));
  } catch (error) {
    const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError) return 'rejected';
    return unavailable(error);
  }
}

/** Creates the address of Stripe's onboarding. Stripe sends the performer back to the account page. */
export async function createLink(stripe: Stripe, { options }: Context, accountId: string): Promise<OnboardingLink> {
  const returnUrl = `${options.origin}/creator/account?stripe=returned`;
  const link = await stripe.accountLinks
    .create({ account: accountId, type: 'account_onboarding', refresh_url: returnUrl, return_url: returnUrl })
    .catch(unavailable);
  return { url: link.url, expiresAt: new Date(link.expires_at * 1000) };
}
