import type { StripeAccountStatus } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { users } from '../../../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../../../http/failure.ts';
import type { OnboardingLink, PayoutAccountRequest } from '../gateway.ts';
import { isMissing, isRefused, unavailable } from './failures.ts';

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
 * Throws the failure of a call about an account: `VALIDATION_FAILED` if Stripe refuses the data, otherwise `UNAVAILABLE`.
 * A refusal that names no parameter may be due to the settings of the platform at Stripe, so it is logged.
 */
function refuse(error: unknown): never {
  if (!isRefused(error)) return unavailable(error);
  if (error.param === 'country') throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'STRIPE_COUNTRY_UNSUPPORTED');
  if (error.param === 'business_type')
    throw fieldFailure('VALIDATION_FAILED', 'businessType', 'STRIPE_ACCOUNT_REFUSED');
  throw new ApiFailure('VALIDATION_FAILED', {
    reason: 'STRIPE_ACCOUNT_REFUSED',
    ...(!error.param && { cause: error }),
  });
}

/**
 * Creates an account that Stripe onboards and that only receives transfers.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if Stripe does not pay out to the country, or refuses the details
 */
export async function createAccount(
  stripe: Stripe,
  { db }: Context,
  { userId, countryCode, businessType, replacedId }: PayoutAccountRequest,
): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // Each rejected account can be replaced once: concurrent duplicates create one replacement.
  const idempotencyKey = ['payout-account', userId, countryCode, businessType, replacedId].filter(Boolean).join('-');
  const { id } = await stripe.accounts
    .create(
      {
        type: 'express',
        country: countryCode,
        business_type: businessType,
        ...(user && { email: user.email }),
        capabilities: { transfers: { requested: true } },
        metadata: { userId },
      },
      { idempotencyKey },
    )
    .catch(refuse);
  return id;
}

/** Reads the status of an account. An account that was deleted at Stripe can't receive payouts. */
export async function readAccount(stripe: Stripe, accountId: string): Promise<StripeAccountStatus> {
  try {
    return toStatus(await stripe.accounts.retrieve(accountId));
  } catch (error) {
    if (isMissing(error)) return 'rejected';
    return unavailable(error);
  }
}

/**
 * Creates the address of Stripe's onboarding. Stripe sends the performer back to the account page.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if Stripe refuses to onboard the account
 */
export async function createLink(stripe: Stripe, { options }: Context, accountId: string): Promise<OnboardingLink> {
  const returnUrl = `${options.origin}/creator/account?stripe=returned`;
  const link = await stripe.accountLinks
    .create({ account: accountId, type: 'account_onboarding', refresh_url: returnUrl, return_url: returnUrl })
    .catch(refuse);
  return { url: link.url, expiresAt: new Date(link.expires_at * 1000) };
}

/**
 * Deletes an account. Idempotent. If Stripe refuses, for example while the account has a balance, the error is thrown, so
 * that the outbox repeats the call and finally lists it for the operator.
 */
export async function removeAccount(stripe: Stripe, accountId: string): Promise<void> {
  try {
    await stripe.accounts.del(accountId);
  } catch (error) {
    if (isMissing(error)) return;
    if (isRefused(error)) throw error;
    unavailable(error);
  }
}
