import { ApiError, api } from '@fanlight/sdk';
import { expect, it } from 'vitest';
import { makePhoto } from '../testing/index.ts';
import { createEngineWithPeople } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

it('the server refuses an amount with three decimals in every operation, with the name of its field', async () => {
  const { engine, mara, noor } = await createEngineWithPeople({ tokens: 100_00 });
  const post = { text: 'Kiln day', audience: 'public' as const };
  const image = await makePhoto();
  const product = {
    title: 'Vase',
    description: 'Blue.',
    type: 'physical' as const,
    price: 10.005,
    stock: 1,
    alt: '',
    image,
  };
  const params = { id: mara.id };
  const calls: [string, () => Promise<unknown>][] = [
    ['amount', () => noor.client.call(api.tipPerformer, { params, body: { amount: 10.005 } })],
    ['amount', () => noor.client.call(api.topUpWallet, { body: { amount: 10.005, paymentMethodId: 'pm_1' } })],
    ['price', () => mara.client.call(api.createFeed, { body: { ...post, price: 10.005 } })],
    [
      'price',
      () => mara.client.call(api.createGallery, { body: { title: 'Kiln', audience: 'public', price: 10.005 } }),
    ],
    ['monthlyPrice', () => mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 10.005 } })],
    ['price', () => mara.client.call(api.createProduct, { body: product })],
  ];
  for (const [path, call] of calls) {
    const error = await call().then(
      () => undefined,
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path, code: 'TOO_MANY_DECIMALS' }],
    });
  }
  expect(await noor.client.call(api.tipPerformer, { params, body: { amount: 29.95 } })).toMatchObject({
    balance: 70.05,
  });
  await stopCleanly(engine);
});
