import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupons } from '../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack, countCodes } from './attacker.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

it('the server checks only 10 of 60 concurrent coupon codes of one account in a minute, over all operations (rule M8)', async () => {
  const { token } = await createFan(engine, 'noor');
  const mara = await createPerformer(engine, 'mara');
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, no) => {
      if (no % 2 === 0) {
        return attack(engine, `/coupons/GUESS${no}/apply-coupon`, { token, body: { type: 'top-up', amount: 20 } });
      }
      const body = { performerId: mara.id, source: 'wallet', type: 'monthly', couponCode: `GUESS${no}` };
      return attack(engine, '/payment/subscribe/performers', { token, body });
    }),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(50);
  engine.clock.advance(61_000);
  const body = { type: 'top-up', amount: 20 };
  expect((await attack(engine, '/coupons/GUESS/apply-coupon', { token, body })).status).toBe(404);
});

it('the server does not count valid coupon codes as attempts', async () => {
  const { token } = await createFan(engine, 'kofi');
  await engine.ports.database.db.insert(coupons).values({
    id: engine.ports.ids.next(),
    code: 'SPRING',
    percentOff: 10,
    createdAt: engine.clock.now(),
  });
  const body = { type: 'top-up', amount: 20 };
  const responses = [];
  for (let no = 0; no < 30; no += 1)
    responses.push(await attack(engine, '/coupons/SPRING/apply-coupon', { token, body }));
  expect(countCodes(responses)).toEqual({ 200: 30 });
});
