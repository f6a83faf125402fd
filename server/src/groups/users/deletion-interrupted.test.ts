import { api } from '@fanlight/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIds, webRandom } from '../../adapters/ids.ts';
import { users } from '../../db/schema/index.ts';
import { readState, restoreState, rewindSequences } from '../../testing/database-state.ts';
import {
  createFan,
  createPerformer,
  createSettableClock,
  createTestEngine,
  giveTokens,
  makePhoto,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

// A deletion has about a hundred statements, and the test repeats the deletion once for each statement.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const cutMessage = 'The test interrupts this statement.';

let engine: TestEngine;
/**
 * The number of ids that the current deletion has generated. The numbering of ids and secrets starts again with each
 * deletion, so that the final states can be compared.
 */
let totalIds: number | undefined;
/** The tasks of the engine's timers. The test calls them itself. */
let timerTasks: (() => Promise<void>)[];
let mara: Person;
let noor: Person;

beforeEach(async () => {
  totalIds = undefined;
  timerTasks = [];
  const early = createIds(createSettableClock(new Date('2026-05-21T12:00:00.000Z')), () => 0);
  engine = await createTestEngine({
    ports: {
      ids: {
        next() {
          if (totalIds === undefined) return early.next();
          totalIds += 1;
          return `f${String(totalIds).padStart(23, '0')}`;
        },
      },
      random: {
        token: (bytes) => (totalIds === undefined ? webRandom.token(bytes) : 'the same token in each attempt'),
        fraction: webRandom.fraction,
      },
      timer: {
        every(_ms, task) {
          timerTasks.push(task);
          return () => undefined;
        },
      },
    },
  });
  engine.start();
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor.of.lisbon');
  await giveTokens(engine, noor.id, 500_00);
  await fillAccounts();
  await finish();
});

afterEach(() => stopCleanly(engine));

const photoFile = async () => new File([await makePhoto()], 'mug.jpg');

/** Creates rows of the performer and of the fan in the tables of every group. */
async function fillAccounts(): Promise<void> {
  const { client } = mara;
  const ines = await createPerformer(engine, 'ines');
  await client.call(api.updateMyPerformer, { body: { monthlyPrice: 5, yearlyPrice: 50 } });
  await client.call(api.uploadPerformerAvatar, { body: { avatar: await photoFile() } });
  const picture = await client.call(api.uploadFeedPhoto, { body: { photo: await photoFile() } });
  const pollOf = () =>
    client.call(api.createFeedPoll, { body: { question: 'Ash or iron?', options: ['Ash', 'Iron'] } });
  const [soldPoll, freePoll] = [await pollOf(), await pollOf()];
  const sold = await client.call(api.createFeed, {
    body: {
      text: 'Bowls.',
      audience: 'subscribers',
      price: 5,
      files: [{ fileId: picture._id, alt: 'Bowls' }],
      pollId: soldPoll._id,
    },
  });
  const free = await client.call(api.createFeed, { body: { text: 'Hello', audience: 'public', pollId: freePoll._id } });
  const other = await ines.client.call(api.createFeed, { body: { text: 'Ink', audience: 'public' } });
  const gallery = await client.call(api.createGallery, {
    body: { title: 'Kiln day', audience: 'subscribers', price: 5 },
  });
  const photos: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const body = { photo: await photoFile(), audience: 'public' as const, galleryId: gallery._id };
    photos.push((await client.call(api.uploadPhoto, { body }))._id);
  }
  const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
  const product = await client.call(api.createProduct, {
    body: { title: 'Recipes', type: 'digital', price: 8, file, image: await photoFile() },
  });
  await engine.settle();
  const shown = await client.call(api.uploadStoryPhoto, { body: { photo: await photoFile() } });
  const story = await client.call(api.createStory, { body: { fileId: shown._id, alt: 'A bowl', audience: 'public' } });
  const paymentMethodId = await addTestCard(noor);
  await noor.client.call(api.topUpWallet, { body: { amount: 20, paymentMethodId } });
  await noor.client.call(api.buyFeed, { params: { id: sold._id }, body: {} });
  await noor.client.call(api.buyGallery, { params: { id: gallery._id }, body: {} });
  await noor.client.call(api.buyProduct, { params: { id: product._id }, body: {} });
  await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10, message: 'With love' } });
  await noor.client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'wallet' } });
  await noor.client.call(api.createAddress, {
    body: { name: 'N', line1: 'Rua 1', postalCode: '1100', city: 'Lisbon', countryCode: 'PT' },
  });
  await noor.client.call(api.createReport, { body: { targetType: 'user', targetId: ines.id, reason: 'spam' } });
  await ines.client.call(api.createReport, { body: { targetType: 'user', targetId: noor.id, reason: 'spam' } });
  await noor.client.call(api.createUpload, { body: { kind: 'product', fileName: 'noor.pdf', size: 100 } });
  await client.call(api.createUpload, { body: { kind: 'product', fileName: 'mara.pdf', size: 100 } });
  for (const [follower, performerId] of [
    [noor, mara.id],
    [noor, ines.id],
    [ines, mara.id],
    [mara, ines.id],
  ] as const)
    await follower.client.call(api.followPerformer, { params: { id: performerId } });
  for (const [objectType, objectId] of [
    ['feed', sold._id],
    ['feed', free._id],
    ['feed', other._id],
    ['gallery', gallery._id],
    ['photo', photos[0] as string],
    ['product', product._id],
    ['performer', mara.id],
  ] as const) {
    for (const action of ['like', 'bookmark'] as const)
      await noor.client.call(api.createReaction, { body: { action, objectType, objectId } });
  }
  await client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: sold._id } });
  await client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: other._id } });
  for (const feedId of [sold._id, free._id, other._id]) {
    const about = { objectType: 'feed' as const, objectId: feedId };
    const { _id: parentId } = await noor.client.call(api.createComment, { body: { ...about, content: 'Lovely' } });
    await client.call(api.createComment, { body: { ...about, content: 'Thank you', parentId } });
  }
  for (const [feedId, poll] of [
    [sold._id, soldPoll],
    [free._id, freePoll],
  ] as const)
    await noor.client.call(api.voteFeedPoll, {
      params: { id: feedId },
      body: { optionId: poll.options[0]?._id as string },
    });
  await noor.client.call(api.viewStory, { params: { id: story._id } });
  await client.call(api.updatePhoto, { params: { id: photos[1] as string }, body: { galleryId: null } });
}

async function start(): Promise<void> {
  totalIds = 0;
  await rewindSequences(engine);
}

/** Whether a logged failure is the error of the interrupted statement, or has this error as its cause. */
const isCutBy = (fault: unknown): boolean =>
  fault instanceof Error && (fault.message === cutMessage || isCutBy(fault.cause));

/**
 * Columns whose values differ between two equal deletions, and the fixed values that replace them. For example,
 * PostgreSQL does not reuse the numbers of a rolled back transaction.
 */
const changing: Record<string, object> = { performer: { shuffle: 0 }, ledger_entry: { id: 0 } };

/**
 * Returns the stored state as sorted texts. Leaves out the random order of performers, and new ids and numbers, because
 * a repeated step creates other ones.
 */
async function readStored(): Promise<Record<string, string[]>> {
  const { tables, files } = await readState(engine);
  // An interrupted effect is repeated a minute later, so both times count as equal.
  const comparable = (text: string) => text.replace(/f\d{23}/g, 'a new id').replaceAll('T12:01:00', 'T12:00:00');
  const texts = Object.entries(tables).map(([name, rows]) => {
    const lines = rows.map((row) => comparable(JSON.stringify({ ...row, ...changing[name] })));
    return [name, lines.toSorted()];
  });
  return { ...Object.fromEntries(texts), files: [...files.keys()].toSorted() };
}

/** Advances the time until interrupted effects are due again. Runs these effects and the due jobs. */
async function finish(): Promise<void> {
  const at = engine.clock.now();
  await engine.settle();
  engine.clock.advance(60_000);
  for (const task of timerTasks) await task();
  await engine.settle();
  engine.clock.set(at);
}

/**
 * Runs `call`, and makes the statement with this number fail, whether the statement runs during the call or in the
 * background afterwards. Statements are counted from 1. `isCut` is false if there were fewer statements.
 */
async function interruptAt(number: number, call: () => Promise<unknown>): Promise<{ isCut: boolean; isDone: boolean }> {
  await start();
  let total = 0;
  let isCut = false;
  engine.watch.onStatement = () => {
    total += 1;
    if (total !== number) return;
    isCut = true;
    throw new Error(cutMessage);
  };
  const isDone = await call().then(
    () => true,
    () => false,
  );
  await engine.settle();
  engine.watch.onStatement = undefined;
  return { isCut, isDone };
}

/** Whether the account exists and is not closed. */
async function isOpen(id: string): Promise<boolean> {
  return (await engine.ports.database.db.$count(users, and(eq(users.id, id), isNull(users.closedAt)))) > 0;
}

describe('the deletion of an account (rule P8)', () => {
  it.each(['fan', 'performer'] as const)(
    'leads to the same final state for a %s, whichever statement is interrupted',
    async (kind) => {
      const { id, client } = kind === 'fan' ? noor : mara;
      const operation = kind === 'fan' ? api.deleteUser : api.deletePerformer;
      const remove = () => client.call(operation, { params: { id }, body: { password } });
      const stateBefore = await readState(engine);
      const before = await readStored();
      await start();
      await remove();
      await finish();
      const after = await readStored();
      expect(after).not.toEqual(before);
      await restoreState(engine, stateBefore);
      expect(await readStored()).toEqual(before);

      let number = 1;
      let totalAfterClosing = 0;
      for (; ; number += 1) {
        const { isCut, isDone } = await interruptAt(number, remove);
        if (!isCut) break;
        // PostgreSQL may have committed before the interruption, so that only the response was lost.
        if (!isDone && (await isOpen(id))) {
          expect(await readStored(), `interrupted at statement ${number}`).toEqual(before);
          continue;
        }
        totalAfterClosing += 1;
        await finish();
        expect(await readStored(), `interrupted at statement ${number}`).toEqual(after);
        await restoreState(engine, stateBefore);
      }
      expect(totalAfterClosing).toBeGreaterThan(60);
      expect(number - totalAfterClosing).toBeGreaterThan(10);
      expect(engine.faults.filter((fault) => !isCutBy(fault))).toEqual([]);
      engine.faults.length = 0;
    },
  );
});
