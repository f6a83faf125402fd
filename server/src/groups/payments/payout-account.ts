import type {
  SandboxOnboardingRequest,
  StripeAccount,
  StripeAccountRequest,
  StripeAccountStatus,
} from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { findState } from '../geo/index.ts';
import { type PayoutAccount, readPayoutAccount, storePayoutAccount, updatePayoutAccount } from '../performers/index.ts';
import type { PaymentGateway, PayoutAccountName } from './gateways/gateway.ts';
import { findGateway, requireGateway, requireSandbox } from './gateways/index.ts';

/** The statuses in which the gateway waits for the performer. */
const waitsForPerformer: readonly StripeAccountStatus[] = ['incomplete', 'restricted'];

/** Creates the viewer's account at the gateway, and stores its id encrypted. `replaced` is the rejected account, if any. */
async function createAccount(
  context: Context,
  gateway: PaymentGateway,
  { countryCode, businessType = 'individual' }: StripeAccountRequest,
  replaced?: PayoutAccount,
): Promise<PayoutAccount> {
  if (!(await findState(countryCode, null))) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'COUNTRY_UNKNOWN');
  const { userId } = requireViewer(context);
  const { cipher } = context.ports;
  const replacedId = replaced && (await cipher.decrypt(replaced.accountId));
  const id = await gateway.createPayoutAccount(context, { userId, countryCode, businessType, replacedId });
  const accountId = await cipher.encrypt(id);
  const account = { userId, accountId, accountEnd: id.slice(-4), countryCode, gateway: gateway.name };
  return context.transaction((unit) => storePayoutAccount(unit, { ...account, status: 'incomplete' }, replaced));
}

/**
 * Reads the status of an account from the gateway, and stores it. The responses to concurrent reads arrive in any order, so
 * a status is stored only if no other one was stored since the read began; otherwise the account is read again. An
 * unchanged status is stored as well, because it proves that statuses that were read earlier are old.
 */
async function refresh(context: Context, gateway: PaymentGateway, account: PayoutAccount): Promise<PayoutAccount> {
  const { userId } = account;
  const accountId = await context.ports.cipher.decrypt(account.accountId);
  const status = await gateway.readPayoutAccount(context, { userId, accountId });
  const store = (unit: Unit) => updatePayoutAccount(unit, userId, status, account);
  if (await context.transaction(store, { ids: [userId] })) return { ...account, status };
  const current = await readPayoutAccount(context.db, userId);
  // Another account of the performer has its own calls.
  return current?.accountId === account.accountId ? refresh(context, gateway, current) : { ...account, status };
}

/** Returns the account of the viewer with its current status. Creates it if there is none, or to replace a rejected one. */
async function findCurrent(
  context: Context,
  gateway: PaymentGateway,
  request: StripeAccountRequest,
): Promise<PayoutAccount> {
  const known = await readPayoutAccount(context.db, requireViewer(context).userId);
  if (known?.gateway !== gateway.name) return createAccount(context, gateway, request);
  const account = await refresh(context, gateway, known);
  const isReplaced = request.isReplacement && account.status === 'rejected';
  return isReplaced ? createAccount(context, gateway, request, account) : account;
}

/** Connects the viewer's account for payouts, or continues its onboarding (operation `createStripeAccount`). */
export async function connectPayoutAccount(
  context: Context,
  request: StripeAccountRequest,
): Promise<{ data: StripeAccount }> {
  const gateway = requireGateway(context);
  const { status, countryCode, ...account } = await findCurrent(context, gateway, request);
  const accountId = await context.ports.cipher.decrypt(account.accountId);
  const link = waitsForPerformer.includes(status) ? await gateway.createOnboardingLink(context, accountId) : null;
  return {
    data: {
      ...{ accountId, countryCode, status, isReady: status === 'ready' },
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
  await refresh(context, gateway, account);
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
