import { api } from '@fanlight/sdk';
import { ne } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subscriptions } from '../../db/schema/index.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeEach(async () => {
  engine = await createTestEngine();
});

afterEach(() => stopCleanly(engine));

it('a fan cannot subscribe to a performer whose account is being deleted concurrently (rules M7, P8)', async () => {
  for (let round = 0; round < 8; round += 1) {
    const mara = await createPerformer(engine, `mara.${round}`);
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 5, yearlyPrice: 50 } });
    const fans = await Promise.all([0, 1, 2, 3].map((fan) => createFan(engine, `fan.${round}.${fan}`)));
    for (const fan of fans) await giveTokens(engine, fan.id, 100_00);
    const deletion = mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    const subscribing = fans.map(({ client }, index) =>
      client
        .call(api.subscribePerformer, {
          body: { performerId: mara.id, source: 'wallet', type: index % 2 === 0 ? 'monthly' : 'free' },
        })
        .catch(() => undefined),
    );
    await Promise.all([deletion, ...subscribing]);
  }
  await engine.settle();
  const activeSubscriptions = engine.ports.database.db
    .select()
    .from(subscriptions)
    .where(ne(subscriptions.status, 'ended'));
  expect(await activeSubscriptions).toEqual([]);
});
