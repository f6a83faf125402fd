import type {
  SandboxOnboardingRequest,
  StripeAccount,
  StripeAccountRequest,
  StripeAccountStatus,
} from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { findState } from '../geo/index.ts';
import { type PayoutAccount, readPayoutAccount, storePayoutAccount, updatePayoutAccount } from '../performers/index.ts';
import type { PaymentGateway, PayoutAccountName } from './gateways/gateway.ts';
import { findGateway, requireGateway, requireSandbox } from './gateways/index.ts';

/** The statuses in which the gateway waits for the performer. */
const waitsForPerformer: readonly StripeAccountStatus[] = ['incomplete', 'restricted'];

/** Creates the viewer's account at the gateway, and stores its id encrypted. */
async function createAccount(
  context: Context,
  gateway: PaymentGateway,
  { countryCode, businessType = 'individual' }: StripeAccountRequest,
): Promise<PayoutAccount> {
  if (!(await findState(countryCode, null))) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'COUNTRY_UNKNOWN');
  const { userId } = requireViewer(context);
  const id = await gateway.createPayoutAccount(context, { userId, countryCode, businessType });
  const accountId = await context.ports.cipher.encrypt(id);
  const account = { userId, accountId, accountEnd: id.slice(-4), countryCode, gateway: gateway.name };
  return context.transaction((unit) => storePayoutAccount(unit, { ...account, status: 'incomplete' }));
}

/** Reads the status of an account from the gateway, and stores it if it has changed. */
async function refresh(
  context: Context,
  gateway: PaymentGateway,
  before: PayoutAccount,
  name: PayoutAccountName,
): Promise<StripeAccountStatus> {
  const status = await gateway.readPayoutAccount(context, name);
  if (status !== before.status)
    await context.transaction((unit) => updatePayoutAccount(unit, name.userId, status), { ids: [name.userId] });
  return status;
}

/** Connects the viewer's account for payouts, or continues its onboarding (operation `createStripeAccount`). */
export async function connectPayoutAccount(
  context: Context,
  request: StripeAccountRequest,
): Promise<{ data: StripeAccount }> {
  const gateway = requireGateway(context);
  const { userId } = requireViewer(context);
  const known = await readPayoutAccount(context.db, userId);
  const account = known?.gateway === gateway.name ? known : await createAccount(context, gateway, request);
  const accountId = await context.ports.cipher.decrypt(account.accountId);
  const status = await refresh(context, gateway, account, { userId, accountId });
  const link = waitsForPerformer.includes(status) ? await gateway.createOnboardingLink(context, accountId) : null;
  return {
    data: {
      ...{ accountId, countryCode: account.countryCode, status, isReady: status === 'ready' },
      onboardingUrl: link?.url ?? null,
      expiresAt: link?.expiresAt.toISOString() ?? null,
    },
  };
}

/** Stores the status of an account that an event is about. Events about unknown accounts are ignored. */
export async function settlePayoutAccount(
  context: Context,
  gateway: PaymentGateway,
  name: PayoutAccountName,
): Promise<void> {
  const account = await readPayoutAccount(context.db, name.userId);
  if (account?.gateway !== gateway.name) return;
  if ((await context.ports.cipher.decrypt(account.accountId)) !== name.accountId) return;
  await refresh(context, gateway, account, name);
}

/** Ends the onboarding of the sandbox with an outcome (operation `completeSandboxOnboarding`). */
export async function completeSandboxOnboarding(
  context: Context,
  { status }: SandboxOnboardingRequest,
): Promise<{ data: { success: true } }> {
  const gateway = requireSandbox(context);
  const { userId } = requireViewer(context);
  const account = await readPayoutAccount(context.db, userId);
  if (account?.gateway !== gateway.name) throw new ApiFailure('NOT_FOUND');
  await context.transaction((unit) => updatePayoutAccount(unit, userId, status));
  return { data: { success: true } };
}

/** Deletes the account that the gateway has stored for a performer who was deleted. Idempotent. */
export async function forgetPayoutAccount(
  context: Context,
  event: DomainEventOf<'payout-account-left'>,
): Promise<void> {
  const gateway = findGateway(context);
  if (gateway?.name !== event.gateway) return;
  await gateway.removePayoutAccount(context, await context.ports.cipher.decrypt(event.accountId));
}
