import { api, login } from '@fanlight/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries, ledgerTransactions, subscriptions } from '../../db/schema/index.ts';
import { readBalance } from '../../ledger/ledger.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  giveTokens,
  makePhoto,
  makeTrustedReporter,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;
let feedId: string;

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor.of.lisbon');
  ines = await createFan(engine, 'ines');
  feedId = await publishPost(mara);
});

afterEach(() => stopCleanly(engine));

const close = ({ id, client }: Person, word = password) =>
  client.call(api.deleteUser, { params: { id }, body: { password: word } });
const closePerformer = ({ id, client }: Person) =>
  client.call(api.deletePerformer, { params: { id }, body: { password } });

/** Deletes the account of a fan, and waits until its data is deleted. */
async function remove(person: Person): Promise<void> {
  await close(person);
  await engine.settle();
}
const say = ({ client }: Person, content: string, parentId?: string) =>
  client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });
const like = ({ client }: Person) =>
  client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } });
const post = () => ines.client.call(api.getFeed, { params: { id: feedId } });

/** Returns the names of the tables in which a row contains a word. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = engine.ports.database;
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows;
  const tables = await rowsOf(sql`select tablename from pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { tablename } of tables) {
    const rows = await rowsOf(
      sql`select 1 as hit from ${sql.identifier(tablename ?? '')} as line where to_jsonb(line)::text ilike ${`%${word}%`} limit 1`,
    );
    if (rows.length > 0) found.push(tablename ?? '');
  }
  return found;
}

describe('deleting an account (rule P8)', () => {
  it('requires the password, and is possible only for the own account of a user who is not a performer', async () => {
    expect(await codeOf(close(noor, 'not this one'))).toBe('WRONG_PASSWORD');
    expect(await codeOf(close({ ...noor, id: ines.id }))).toBe('FORBIDDEN');
    expect(await codeOf(close({ ...noor, id: 'f'.repeat(24) }))).toBe('NOT_FOUND');
    expect(await codeOf(close(mara))).toBe('FORBIDDEN');
    expect(await noor.client.call(api.getMe)).toMatchObject({ _id: noor.id });
    for (let n = 0; n < 9; n += 1) await codeOf(close(noor, 'nor this one'));
    expect(await codeOf(close(noor, 'nor this one'))).toBe('RATE_LIMITED');
  });

  it('ends every session, and refuses later logins', async () => {
    const elsewhere = createVisitor(engine);
    await login(elsewhere, { credentials: 'noor.of.lisbon', password });
    await remove(noor);
    for (const client of [noor.client, elsewhere]) expect(await codeOf(client.call(api.getMe))).toBe('UNAUTHENTICATED');
    expect(await codeOf(login(elsewhere, { credentials: 'noor.of.lisbon', password }))).toBe('INVALID_CREDENTIALS');
  });

  it('removes the user’s name, e-mail address and texts from all tables', async () => {
    await noor.client.call(api.uploadMyAvatar, { body: { avatar: await makePhoto() } });
    await giveTokens(engine, noor.id, 50_00);
    await noor.client.call(api.tipPerformer, {
      params: { id: mara.id },
      body: { amount: 10, message: 'From noor.of.lisbon with love' },
      idempotencyKey: 'one-tip-only',
    });
    await say(noor, 'I am noor.of.lisbon, hello.');
    await like(noor);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    const upload = await noor.client.call(api.createUpload, {
      body: { kind: 'product', fileName: 'noor.of.lisbon.pdf', size: 100 },
    });
    const chunk = new Blob(['%PDF-1.7']);
    await noor.client.call(api.appendUpload, { params: { id: upload._id }, body: { offset: 0, chunk } });
    const against = { targetType: 'user' as const, targetId: noor.id, reason: 'spam' as const };
    await ines.client.call(api.createReport, { body: against });
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 5 } });
    await noor.client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'wallet' } });
    const [subscription] = (await noor.client.call(api.listSubscriptions)).data;
    const cancelled = { params: { provider: 'wallet' as const, id: subscription?._id ?? '' } };
    await noor.client.call(api.cancelSubscription, {
      ...cancelled,
      body: { reason: 'other', note: 'noor.of.lisbon moves on' },
    });
    await engine.settle();
    expect((await tablesWith('noor.of.lisbon')).length).toBeGreaterThan(3);
    await remove(noor);
    const tables = await tablesWith('noor.of.lisbon');
    expect(tables).toEqual([]);
    expect(engine.storage.entries.size).toBe(0);
  });

  it('keeps the user’s open reports for the operator’s decision (rule R1)', async () => {
    await makeTrustedReporter(engine, noor.id);
    const urgent = { targetType: 'feed' as const, targetId: feedId, reason: 'child-safety' as const };
    await noor.client.call(api.createReport, { body: urgent });
    await remove(noor);
    const { data } = await mara.client.call(api.listReports, {});
    expect(data).toMatchObject([
      { side: 'reported', targetId: feedId, status: 'open', text: null, isTargetHidden: true },
    ]);
  });

  it('subtracts the user’s likes, follows, and comments with their replies from all counters', async () => {
    await like(noor);
    await like(ines);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    const deleted = await say(noor, 'Lovely.');
    await say(ines, 'Indeed.', deleted._id);
    const comment = await say(ines, 'Rain on slate.');
    await say(noor, 'Yes.', comment._id);
    expect(await post()).toMatchObject({ totalLikes: 2, totalComments: 4 });
    await remove(noor);
    expect(await post()).toMatchObject({ totalLikes: 1, totalComments: 1 });
    const { data } = await ines.client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } });
    expect(data).toMatchObject([{ _id: comment._id, totalReplies: 0 }]);
    expect(await ines.client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({
      totalFollowers: 0,
      totalLikes: 1,
    });
  });

  it('forfeits the user’s tokens, and keeps the ledger and earnings of performers (rule M1)', async () => {
    await giveTokens(engine, noor.id, 50_00);
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
    await remove(noor);
    const { db } = engine.ports.database;
    expect(await readBalance(db, noor.id)).toMatchObject({ tokens: 0 });
    expect(await readBalance(db, mara.id)).toMatchObject({ earnings: 8_00 });
    const kinds = (await db.select().from(ledgerTransactions)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['forfeit', 'tip', 'top-up']);
    const sum = (await db.select().from(ledgerEntries)).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(0);
  });

  it('ends the user’s subscriptions', async () => {
    const { db } = engine.ports.database;
    const now = engine.clock.now();
    await db.insert(subscriptions).values({
      id: engine.ports.ids.next(),
      userId: noor.id,
      performerId: mara.id,
      type: 'monthly',
      status: 'active',
      price: 995,
      provider: 'wallet',
      startedAt: now,
      paidThroughAt: new Date(now.getTime() + 86_400_000),
      renewsAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
      updatedAt: now,
    });
    await remove(noor);
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, noor.id));
    expect(row).toMatchObject({ status: 'ended', renewsAt: null });
  });

  it('frees the username and the e-mail address', async () => {
    await remove(noor);
    const newAccount = await createFan(engine, 'noor.of.lisbon');
    expect(newAccount.id).not.toBe(noor.id);
  });

  it('removes a performer’s profile with its items, and the comments and likes of other users on these items', async () => {
    const photo = await mara.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    const files = [{ fileId: photo._id, alt: 'Bowls' }];
    await mara.client.call(api.createFeed, { body: { text: 'Bowls.', audience: 'public', files } });
    await say(noor, 'Lovely.');
    await like(noor);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    expect(await codeOf(noor.client.call(api.deletePerformer, { params: { id: noor.id }, body: { password } }))).toBe(
      'FORBIDDEN',
    );
    await closePerformer(mara);
    await engine.settle();
    expect(await codeOf(noor.client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
    expect(await codeOf(post())).toBe('NOT_FOUND');
    expect(await noor.client.call(api.listFollowing)).toMatchObject({ total: 0 });
    expect(await tablesWith('mara.clay')).toEqual([]);
    expect(await tablesWith(feedId)).toEqual([]);
    expect(engine.storage.entries.size).toBe(0);
  });
});
