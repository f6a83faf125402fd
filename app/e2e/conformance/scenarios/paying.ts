import { api } from '@fanlight/sdk';
import { fan } from './accounts.ts';
import type { ScenarioClients } from './run.ts';

const expiry = { expMonth: 12, expYear: new Date().getFullYear() + 2, cvc: '123' };

/** Pays with test cards, with authentication, and with coupons (rules M4, M6). */
export async function payByCard(clients: ScenarioClients): Promise<void> {
  const call = clients.as(fan.clientName);
  const card = async (number: string) =>
    (await call(api.createSandboxPaymentMethod, { body: { number, ...expiry } }))._id;
  const params = { provider: 'sandbox' } as const;

  const first = await call(api.createPaymentCard, {
    params,
    body: { paymentMethodId: await card('4242424242424242') },
  });
  const second = await call(api.createPaymentCard, {
    params,
    body: { paymentMethodId: await card('5555555555554444') },
  });
  await call(api.setDefaultPaymentCard, { params: { id: second.card._id } });
  await call(api.deletePaymentCard, { params: { id: first.card._id } });

  await call(api.applyCoupon, { params: { code: 'FIRSTKILN' }, body: { type: 'top-up', amount: 100 } });
  const paid = await call(api.topUpWallet, {
    body: { amount: 100, paymentMethodId: await card('4242424242424242'), couponCode: 'FIRSTKILN' },
  });
  await call(api.getPayment, { params: { id: paid.payment._id } });

  const authenticated = await call(api.topUpWallet, {
    body: { amount: 100, paymentMethodId: await card('4000002760003184') },
  });
  await call(api.authenticateSandboxPayment, { params: { id: authenticated.payment._id }, body: { isApproved: true } });
}
