import { api } from '@fanlight/sdk';
import type { ScenarioClients } from './run.ts';

/** A performer who keeps the account, which an open payout would prevent from being deleted (rule P8). */
const payee = 'payee';
const payeeLogin = 'mara.clay';

const figures = ['payable', 'held', 'frozen', 'payout', 'receivable'] as const;

/** A performer reads how each figure of the wallet adds up, how the last 30 days were, and a file with all tips. */
async function readFigures(call: ReturnType<ScenarioClients['as']>): Promise<void> {
  for (const figure of figures) {
    await call(api.getBalanceExplanation, { query: { figure } });
    await call(api.listBalanceEntries, { query: { figure, limit: 5 } });
  }
  await call(api.getSubscriberStats);
  await call(api.getBestFeeds);
  await call(api.exportEarnings, { query: { type: 'tip' } });
}

/** A performer names a bank account and connects a Stripe account, requests a payout, and changes it (rule M9). Then reads the earnings. */
export async function requestPayout(clients: ScenarioClients): Promise<void> {
  await clients.logIn(payee, payeeLogin);
  const call = clients.as(payee);
  await call(api.updateBankingSettings, {
    body: {
      ...{ accountHolder: 'Mara Quill', bankName: 'Banco do Rio', countryCode: 'PT', currency: 'EUR' },
      accountNumber: 'PT50000201231234567890154',
    },
  });
  await call(api.createStripeAccount, { body: { countryCode: 'PT', businessType: 'individual' } });
  await call(api.completeSandboxOnboarding, { body: { status: 'ready' } });
  await call(api.createStripeAccount, { body: { countryCode: 'PT' } });
  await call(api.updatePaymentGatewaySettings, { body: { payoutMethod: 'stripe' } });
  await call(api.updatePaymentGatewaySettings, { body: { payoutMethod: 'bank-transfer' } });
  const { minimumAmount } = await call(api.calculatePayout, { body: {} });
  const { _id: id } = await call(api.createPayoutRequest, { body: { amount: minimumAmount } });
  await call(api.updatePayoutRequest, { params: { id }, body: { amount: minimumAmount + 10 } });
  await call(api.getPayoutRequest, { params: { id } });
  await readFigures(call);
}
