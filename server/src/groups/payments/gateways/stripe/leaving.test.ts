import { api } from '@fanlight/sdk';
import { describe, expect, it, vi } from 'vitest';
import type { Timer } from '../../../../ports/index.ts';
import { createFan, createTestEngine, type Person, password } from '../../../../testing/index.ts';
import { startStripeStandIn } from '../../../../testing/stripe/stand-in.ts';
import { createStripeGateway } from './index.ts';

// The test opens two databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const remove = ({ id, client }: Person) => client.call(api.deleteUser, { params: { id }, body: { password } });

describe('cards of a deleted account at the gateway (rule P8)', () => {
  it('are deleted with the customer, even if the gateway does not answer at first', async () => {
    const stripe = await startStripeStandIn();
    const works: (() => Promise<void>)[] = [];
    const timer: Timer = {
      every(_, work) {
        works.push(async () => work());
        return () => undefined;
      },
    };
    const own = await createTestEngine({ gateway: createStripeGateway(stripe.options), ports: { timer } });
    own.start();
    try {
      const fan = await createFan(own, 'fan');
      for (const paymentMethodId of ['pm_card_visa', 'pm_card_mastercard'])
        await fan.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body: { paymentMethodId } });
      const other = await createFan(own, 'other');
      await remove(other);
      await own.settle();
      const forgotten = () => stripe.calls.filter((call) => call.startsWith('DELETE /v1/customers/'));
      expect(forgotten()).toEqual([]);
      stripe.setBroken(true);
      await remove(fan);
      await own.settle();
      stripe.setBroken(false);
      stripe.calls.length = 0;
      own.clock.advance(60_000);
      for (const work of works) await work();
      await own.settle();
      expect(forgotten()).toHaveLength(1);
    } finally {
      await own.stop();
      await stripe.stop();
    }
  });
});
