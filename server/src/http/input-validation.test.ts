import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, type Person, type TestEngine } from '../testing/index.ts';
import { createEngineWithPeople } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterAll(() => stopCleanly(engine));

describe('the validation of input', () => {
  it('refuses a tip in a stream that does not exist, and charges nothing (rule S3)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const body = { amount: 25, streamId: '0193f2a4c1d07b3e5a918c44' };
    await expect(noor.client.call(api.tipPerformer, { params: { id: mara.id }, body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      fields: [{ path: 'streamId' }],
    });
    expect((await noor.client.call(api.getMe)).balance).toBe(100);
  });

  it('refuses a price for a public gallery (rule A1)', async () => {
    const priced = { title: 'Kiln', audience: 'public' as const, price: 5 };
    const refused = { code: 'VALIDATION_FAILED', fields: [{ path: 'price' }] };
    await expect(mara.client.call(api.createGallery, { body: priced })).rejects.toMatchObject(refused);
    const body = { ...priced, audience: 'followers' as const };
    const params = { id: (await mara.client.call(api.createGallery, { body }))._id };
    const change = (body: { audience?: 'public'; price?: number | null }) =>
      mara.client.call(api.updateGallery, { params, body });
    await expect(change({ audience: 'public' })).rejects.toMatchObject(refused);
    expect(await change({ audience: 'public', price: null })).toMatchObject({ audience: 'public', price: null });
    await expect(change({ price: 5 })).rejects.toMatchObject(refused);
  });

  it.each([
    ['3782 822463 10005', '123', '1234'],
    ['4242 4242 4242 4242', '1234', '123'],
  ])(
    'accepts a security code for card %s only with the number of digits of its brand',
    async (number, wrong, right) => {
      const card = { number, expMonth: 12, expYear: 2090 };
      const add = (cvc: string) => noor.client.call(api.createSandboxPaymentMethod, { body: { ...card, cvc } });
      await expect(add(wrong)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'cvc' }] });
      expect(await add(right)).toMatchObject({ card: { last4: number.slice(-4) } });
    },
  );

  it('refuses a change of the password by a fan if the source is `performer`', async () => {
    const body = { currentPassword: 'wrong', password: 'another-lantern', source: 'performer' as const };
    await expect(noor.client.call(api.updatePassword, { body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'source' }],
    });
  });
});
