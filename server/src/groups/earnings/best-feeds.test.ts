import { api, login } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportDispute } from '../../testing/dispute.ts';
import { createFan, createPerformer, giveTokens, type Person, password, type TestEngine } from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const day = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 1000_00 }));
  await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  await login(noor.client, { credentials: 'noor', password, remember: true });
});

afterEach(() => stopCleanly(engine));

const read = ({ client } = mara) => client.call(api.getBestFeeds);
const sell = (text: string, price: number) => publishPost(mara, { text, audience: 'subscribers', price });
const buy = (id: string, { client } = noor) => client.call(api.buyFeed, { params: { id }, body: {} });
const like = (objectId: string) =>
  noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId } });

describe('the best posts of the last 30 days', () => {
  it('are sorted by earnings, then by likes and comments', async () => {
    const ines = await createFan(engine, 'ines');
    await giveTokens(engine, ines.id, 100_00);
    const quiet = await publishPost(mara, { text: 'Kiln at dawn.' });
    const liked = await publishPost(mara, { text: 'A walk under the June sky.' });
    const cheap = await sell('Four openings', 4);
    const dear = await sell('Every glaze that failed', 10);
    for (const id of [cheap, dear]) await buy(id);
    for (const id of [cheap]) await buy(id, ines);
    await like(liked);
    const comment = { objectType: 'feed' as const, objectId: liked, content: 'Lovely' };
    await noor.client.call(api.createComment, { body: comment });
    const { from, to, feeds } = await read();
    const today = engine.clock.now().getTime();
    expect([from, to]).toEqual([today - 29 * day, today].map((at) => new Date(at).toISOString().slice(0, 10)));
    expect(feeds).toMatchObject([
      { _id: dear, net: 8, totalSales: 1 },
      { _id: cheap, text: 'Four openings', net: 6.4, totalSales: 2, totalLikes: 0 },
      { _id: liked, net: 0, totalSales: 0, totalLikes: 1, totalComments: 1 },
      { _id: quiet, net: 0 },
    ]);
  });

  it('have the earnings that the statistics and the ledger have for posts', async () => {
    for (const [text, price] of [
      ['Glaze notes', 4],
      ['Kiln log', 7.35],
      ['Slip recipes', 12],
    ] as const)
      await buy(await sell(text, price));
    const sum = Math.round((await read()).feeds.reduce((total, { net }) => total + net, 0) * 100);
    const stats = await mara.client.call(api.getEarningStats, { query: { type: 'feed' } });
    expect(sum).toBe(Math.round(stats.net * 100));
    const { rows } = (await engine.ports.database.db.execute(sql`
      select sum(entry.amount)::int as total from ledger_entry entry
      join ledger_transaction transaction on transaction.id = entry.transaction_id
      join charge on charge.id = transaction.reference_id and charge.type = 'feed' and charge.status = 'paid'
      join ledger_account account on account.id = entry.account_id and account.owner_id = ${mara.id}
    `)) as unknown as { rows: { total: number }[] };
    expect(sum).toBe(rows[0]?.total);
  });

  it('contain older posts only if they were sold, and count only sales of these days', async () => {
    const ines = await createFan(engine, 'ines');
    await giveTokens(engine, ines.id, 100_00);
    const sold = await sell('Sold again', 10);
    await sell('Not sold any more', 10);
    await buy(sold);
    engine.clock.advance(40 * day);
    expect((await read()).feeds).toEqual([]);
    await login(ines.client, { credentials: 'ines', password });
    await buy(sold, ines);
    expect((await read()).feeds).toMatchObject([{ _id: sold, net: 8, totalSales: 1 }]);
  });

  it('earn only what refunds and lost disputes have left of their sales', async () => {
    const ines = await createFan(engine, 'ines');
    const paymentMethodId = await addTestCard(ines);
    const { payment } = await ines.client.call(api.topUpWallet, { body: { amount: 40, paymentMethodId } });
    const half = await sell('Paid with disputed tokens', 40);
    await buy(half, ines);
    const whole = await sell('Paid with other tokens', 30);
    await buy(whole);
    await reportDispute(engine, payment._id, 'lost', 20_00);
    const stats = await mara.client.call(api.getEarningStats, { query: { type: 'feed' } });
    expect(stats).toMatchObject({ net: 40, totalSales: 2 });
    expect((await read()).feeds).toMatchObject([
      { _id: whole, net: 24, totalSales: 1 },
      { _id: half, net: 16, totalSales: 1 },
    ]);
  });

  it('leave out drafts, deleted posts, and the posts of other performers, and are at most five', async () => {
    const vera = await createPerformer(engine, 'vera');
    await publishPost(vera);
    const deleted = await publishPost(mara, { text: 'Deleted' });
    await publishPost(mara, { text: 'Draft', status: 'draft' });
    await mara.client.call(api.deleteFeed, { params: { id: deleted } });
    expect((await read()).feeds).toEqual([]);
    for (let count = 0; count < 6; count += 1) await publishPost(mara, { text: `Post ${count}` });
    expect((await read()).feeds.map(({ text }) => text)).toEqual([5, 4, 3, 2, 1].map((count) => `Post ${count}`));
  });

  it('take one statement for any number of posts and sales', async () => {
    for (let count = 0; count < 4; count += 1) await buy(await sell(`Post ${count}`, 5));
    await engine.settle();
    await read();
    let statements = 0;
    engine.watch.onStatement = () => {
      statements += 1;
    };
    await read();
    engine.watch.onStatement = undefined;
    // One statement more finds the session of the viewer.
    expect(statements).toBe(2);
  });
});
