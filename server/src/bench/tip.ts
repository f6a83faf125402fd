// `npm run bench -- tip`: a tip with all that belongs to it (locks, ledger, charge, kept answer, events), against one
// transaction that moves the same money in the ledger and nothing else.
import * as api from '@fanlight/sdk/api';
import { lockBalances, post } from '../ledger/ledger.ts';
import { createFan, createPerformer, createTestEngine, giveTokens } from '../testing/index.ts';
import { measure } from './measure.ts';

const engine = await createTestEngine();
const { database, ids, clock } = engine.ports;
const performer = await createPerformer(engine, 'mara.clay');
const fan = await createFan(engine, 'noor');
await giveTokens(engine, fan.id, 1_000_000_00);
const nextId = () => ids.next();

const isOk = await measure({
  name: 'tip',
  run: () => fan.client.call(api.tipPerformer, { params: { id: performer.id }, body: { amount: 10 } }),
  yardstick: () =>
    database.transaction(async (tx) => {
      await lockBalances(tx, [fan.id, performer.id], nextId);
      const movements = [
        { account: { ownerId: fan.id, kind: 'tokens' as const }, amount: -1000 },
        { account: { ownerId: performer.id, kind: 'earnings' as const }, amount: 800 },
        { account: { ownerId: null, kind: 'commission' as const }, amount: 200 },
      ];
      await post(tx, { id: nextId(), kind: 'tip', referenceId: nextId(), at: clock.now(), movements }, nextId);
    }),
  limit: 5,
});
await engine.stop();
process.exit(isOk ? 0 : 1);
