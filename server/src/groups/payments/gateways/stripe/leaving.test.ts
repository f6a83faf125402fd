import { api } from '@fanlight/sdk';
import { describe, expect, it, vi } from 'vitest';
import type { Timer } from '../../../../ports/index.ts';
import { createFan, createTestEngine, type Person, password } from '../../../../testing/index.ts';
import { startFakeStripe } from '../../../../testing/stripe/fake-stripe.ts';
import { createStripeGateway } from './index.ts';

// The time limit is long, because the test opens two databases.
vi.setConfig({ testTimeout: 60_000 });

const deleteAccount = ({ id, client }: Person) => client.call(api.deleteUser, { params: { id }, body: { password } });

describe('the Stripe customer of a deleted account (rule P8)', () => {
  it('is deleted with its saved cards, even if Stripe is down at first', async () => {
    const stripe = await startFakeStripe();
    const works: (() => Promise<void>)[] = [];
    const timer: Timer = {
      every(_, work) {
        works.push(async () => work());
        return () => undefined;
      },
    };
    const engine = await createTestEngine({ gateway: createStripeGateway(stripe.options), ports: { timer } });
    engine.start();
    try {
      const fan = await createFan(engine, 'fan');
      for (const paymentMethodId of ['pm_card_visa', 'pm_card_mastercard'])
        await fan.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body: { paymentMethodId } });
      const other = await createFan(engine, 'other');
      await deleteAccount(other);
      await engine.settle();
      const forgotten = () => stripe.calls.filter((call) => call.startsWith('DELETE /v1/customers/'));
      expect(forgotten()).toEqual([]);
      stripe.setBroken(true);
      await deleteAccount(fan);
      await engine.settle();
      stripe.setBroken(false);
      stripe.calls.length = 0;
      engine.clock.advance(60_000);
      for (const work of works) await work();
      await engine.settle();
      expect(forgotten()).toHaveLength(1);
    } finally {
      await engine.stop();
      await stripe.stop();
    }
  });
});
