// `npm run bench -- tip`: tips to one performer from 50 payers with all that belongs to them (locks, ledger, charge, kept
// answer, events, notification), against bare transactions that write the same ledger rows and nothing else, statement
// by statement, for the same people. Both are rates of the same run. With `FANLIGHT_TEST_DATABASE_URL` on PostgreSQL.
import * as api from '@fanlight/sdk/api';
import { sql } from 'drizzle-orm';
import { createFan, createPerformer, createTestEngine, giveTokens, type Person } from '../testing/index.ts';

const payers = 50;
/** Transactions of each kind, after as many tenths of it to warm up. */
const total = 1500;
/** What part of the bare rate tips have to reach. */
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
// Makes the accounts of the performer.
await tip(fans[0] as Person);

/** The same ledger rows as a tip of 10. */
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

/** Transactions a second, every payer making one after the other. */
async function rateOf(run: (fan: Person) => Promise<unknown>, count: number): Promise<number> {
  let begun = 0;
  const from = performance.now();
  await Promise.all(
    fans.map(async (fan) => {
      for (; begun < count; ) {
        begun += 1;
        await run(fan);
      }
    }),
  );
  await engine.settle();
  return count / ((performance.now() - from) / 1000);
}

await rateOf(bare, total / 10);
await rateOf(tip, total / 10);
const bareRate = await rateOf(bare, total);
const tipRate = await rateOf(tip, total);
const share = tipRate / bareRate;
console.log(`tip: ${tipRate.toFixed(0)}/s against ${bareRate.toFixed(0)}/s of bare transactions`);
console.log(`tip: ${share.toFixed(2)} of the bare rate (limit ${limit}) ${share >= limit ? 'ok' : 'over'}`);
await engine.stop();
process.exit(share >= limit ? 0 : 1);
