// `npm run bench -- tip`: measures the rate of tips from 50 payers to one performer. A tip includes locks, ledger,
// charge, stored response, events and notification. Compares the rate to that of bare transactions, which write only
// the same ledger rows for the same users. The benchmark uses the PostgreSQL cluster of `FANLIGHT_TEST_DATABASE_URL`,
// or a new one in a temporary folder. It does not use the embedded database, whose single connection means that payers
// never wait for a lock.
import * as api from '@fanlight/sdk/api';
import { sql } from 'drizzle-orm';
import { provideCluster } from '../faults/cluster.ts';
import type { Person } from '../testing/index.ts';

await provideCluster();
const { createFan, createPerformer, createTestEngine, giveTokens } = await import('../testing/index.ts');

const payers = 50;
/**
 * The number of rounds. Tips and bare transactions are measured alternately, so that other load on the machine affects
 * both equally.
 */
const rounds = 10;
/** The number of transactions of each kind per round. One round before the measurement is not counted. */
const perRound = 150;
/** The minimum rate of tips, as a fraction of the rate of bare transactions. */
const limit = 0.3;

const engine = await createTestEngine();
const { database, ids } = engine.ports;
const performer = await createPerformer(engine, 'mara.clay');
const fans: Person[] = [];
for (let number = 0; number < payers; number += 1) {
  const fan = await createFan(engine, `fan.${number}`);
  await giveTokens(engine, fan.id, 1_000_000_00);
  fans.push(fan);
}
const tip = ({ client }: Person) =>
  client.call(api.tipPerformer, { params: { id: performer.id }, body: { amount: 10 } });
// Creates the ledger accounts of the performer.
await tip(fans[0] as Person);

/** Writes the same ledger rows as a tip of 10 tokens. */
const bare = ({ id: payerId }: Person) =>
  database.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select id, owner_id, kind from ledger_account
      where owner_id in (${payerId}, ${performer.id}) order by id for update`)) as unknown as {
      rows: { id: string; owner_id: string; kind: string }[];
    };
    const accountOf = (ownerId: string, kind: string) =>
      rows.find((row) => row.owner_id === ownerId && row.kind === kind)?.id ?? '';
    const payer = accountOf(payerId, 'tokens');
    const payee = accountOf(performer.id, 'earnings');
    const id = ids.next();
    await tx.execute(sql`insert into ledger_transaction (id, kind, reference_id, created_at)
      values (${id}, 'tip', ${ids.next()}, now())`);
    await tx.execute(sql`update ledger_account set balance = balance - 1000 where id = ${payer} and balance >= 1000`);
    await tx.execute(sql`update ledger_account set balance = balance + 800 where id = ${payee}`);
    await tx.execute(sql`insert into ledger_entry (transaction_id, account_id, amount)
      values (${id}, ${payer}, -1000), (${id}, ${payee}, 800), (${id}, '000000000000000000000002', 200)`);
  });

/**
 * Returns the duration of a round in seconds. Each payer makes one transaction after another. The effects are included.
 */
async function secondsOf(run: (fan: Person) => Promise<unknown>): Promise<number> {
  let totalStarted = 0;
  const from = performance.now();
  await Promise.all(
    fans.map(async (fan) => {
      for (; totalStarted < perRound; ) {
        totalStarted += 1;
        await run(fan);
      }
    }),
  );
  await engine.settle();
  return (performance.now() - from) / 1000;
}

await secondsOf(bare);
await secondsOf(tip);
let bareSeconds = 0;
let tipSeconds = 0;
for (let round = 0; round < rounds; round += 1) {
  bareSeconds += await secondsOf(bare);
  tipSeconds += await secondsOf(tip);
}
const bareRate = (rounds * perRound) / bareSeconds;
const tipRate = (rounds * perRound) / tipSeconds;
const share = tipRate / bareRate;
console.log(`tip: ${tipRate.toFixed(0)}/s against ${bareRate.toFixed(0)}/s of bare transactions`);
console.log(`tip: ${share.toFixed(2)} of the bare rate (limit ${limit}) ${share >= limit ? 'ok' : 'over'}`);
await engine.stop();
process.exit(share >= limit ? 0 : 1);
