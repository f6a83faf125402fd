import { ApiError, api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  makePhoto,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { findLeftovers } from '../../testing/leftovers.ts';
import { addTestCard } from '../../testing/money.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeEach(async () => {
  engine = await createTestEngine();
});

afterEach(() => stopCleanly(engine));

/** Returns the error code of a call; undefined if it has succeeded. */
const refusalOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error)),
  );

const deleteAccount = ({ id, client }: Person) => client.call(api.deleteUser, { params: { id }, body: { password } });

/** Creates a performer with a post and a poll. */
async function createMara(name: string) {
  const mara = await createPerformer(engine, name);
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 5, yearlyPrice: 50 } });
  const poll = await mara.client.call(api.createFeedPoll, { body: { question: 'Glaze?', options: ['a', 'b'] } });
  const body = { text: 'Kiln day', audience: 'public' as const, pollId: poll._id };
  const { _id: feedId } = await mara.client.call(api.createFeed, { body });
  return { mara, feedId, optionId: poll.options[0]?._id ?? '' };
}

/** Starts all actions of a fan that concern a performer, and returns the calls. */
function actionsOf(
  fan: Person,
  paymentMethodId: string,
  { mara, feedId, optionId }: Awaited<ReturnType<typeof createMara>>,
): (() => Promise<unknown>)[] {
  const { client } = fan;
  const about = { objectType: 'feed' as const, objectId: feedId };
  const performerId = mara.id;
  return [
    () => client.call(api.followPerformer, { params: { id: performerId } }),
    () => client.call(api.createReaction, { body: { action: 'like', ...about } }),
    () =>
      client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'performer', objectId: performerId } }),
    () => client.call(api.createComment, { body: { ...about, content: 'Lovely' } }),
    () => client.call(api.voteFeedPoll, { params: { id: feedId }, body: { optionId } }),
    () => client.call(api.tipPerformer, { params: { id: performerId }, body: { amount: 10 } }),
    () => client.call(api.subscribePerformer, { body: { performerId, type: 'monthly', source: 'wallet' } }),
    () =>
      client.call(api.subscribePerformer, { body: { performerId, type: 'monthly', source: 'card', paymentMethodId } }),
    () => client.call(api.topUpWallet, { body: { amount: 20, paymentMethodId } }),
    () => client.call(api.createReport, { body: { targetType: 'feed', targetId: feedId, reason: 'spam' } }),
    () =>
      client.call(api.createAddress, {
        body: { name: 'N', line1: 'Rua 1', postalCode: '1100', city: 'Lisbon', countryCode: 'PT' },
      }),
    () => client.call(api.createUpload, { body: { kind: 'video', fileName: 'film.mp4', size: 1000 } }),
    () => client.call(api.blockUser, { body: { userId: performerId } }),
  ];
}

/**
 * The results that are possible for a request that races with its own duplicate, or with the deletion of an account.
 */
const expectedCodes = new Set([
  undefined,
  '401 UNAUTHENTICATED',
  '404 NOT_FOUND',
  '409 ALREADY_SUBSCRIBED',
  '409 STATUS_CONFLICT',
]);

describe('the deletion of an account with concurrent requests (rule P8)', () => {
  it('refuses later requests with 401 or 404, and leaves no rows of the account', { timeout: 60_000 }, async () => {
    const place = await createMara('mara.clay');
    const fans: Person[] = [];
    const cards: string[] = [];
    for (let number = 0; number < 10; number += 1) {
      const fan = await createFan(engine, `fan.${number}`);
      await giveTokens(engine, fan.id, 1000_00);
      cards.push(await addTestCard(fan));
      fans.push(fan);
    }
    const refusals = await Promise.all(
      fans.map((fan, at) => {
        const calls = actionsOf(fan, cards[at] ?? '', place);
        // In each round, the deletion starts at another position among the calls.
        calls.splice(at % calls.length, 0, () => deleteAccount(fan));
        return Promise.all(calls.map((call) => refusalOf(call())));
      }),
    );
    await engine.settle();
    expect(refusals.flat().filter((refusal) => !expectedCodes.has(refusal))).toEqual([]);
    expect(engine.ports.database.totalDeadlocks).toBe(0);
    expect(
      await findLeftovers(
        engine,
        fans.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('leaves no rows of a performer, even if fans interact with the performer during the deletion', {
    timeout: 60_000,
  }, async () => {
    const fans: Person[] = [];
    const cards: string[] = [];
    for (let number = 0; number < 4; number += 1) {
      const fan = await createFan(engine, `fan.${number}`);
      await giveTokens(engine, fan.id, 1000_00);
      cards.push(await addTestCard(fan));
      fans.push(fan);
    }
    const deletedIds: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const place = await createMara(`mara.${round}`);
      deletedIds.push(place.mara.id);
      const calls = fans.flatMap((fan, at) => actionsOf(fan, cards[at] ?? '', place).slice(0, -3));
      calls.splice(round * 7, 0, () =>
        place.mara.client.call(api.deletePerformer, { params: { id: place.mara.id }, body: { password } }),
      );
      const refusals = await Promise.all(calls.map((call) => refusalOf(call())));
      expect(refusals.filter((refusal) => !expectedCodes.has(refusal) && refusal !== '409 ALREADY_REPORTED')).toEqual(
        [],
      );
      await engine.settle();
    }
    expect(engine.ports.database.totalDeadlocks).toBe(0);
    expect(await findLeftovers(engine, deletedIds)).toEqual([]);
  });

  it('leaves no rows of a performer whose own requests race with the deletion', { timeout: 60_000 }, async () => {
    const fan = await createFan(engine, 'noor');
    const other = await createPerformer(engine, 'ines');
    const photo = await makePhoto();
    const deletedIds: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const place = await createMara(`mara.${round}`);
      const { mara, feedId } = place;
      const { client, id } = mara;
      deletedIds.push(id);
      const { _id: galleryId } = await client.call(api.createGallery, { body: { title: 'Kiln', audience: 'public' } });
      const text = { text: 'Leaving', audience: 'public' as const };
      const calls = [
        () => client.call(api.createFeed, { body: text }),
        () => client.call(api.updateFeed, { params: { id: feedId }, body: { text: 'Edited' } }),
        () => client.call(api.createFeedPoll, { body: { question: 'Stay?', options: ['a', 'b'] } }),
        () => client.call(api.uploadPhoto, { body: { photo, audience: 'public', galleryId } }),
        () => client.call(api.uploadFeedPhoto, { body: { photo } }),
        () => client.call(api.followPerformer, { params: { id: other.id } }),
        () => client.call(api.deleteFeed, { params: { id: feedId } }),
        () => client.call(api.updateMyPerformer, { body: { bio: 'Gone soon' } }),
        () => fan.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } }),
        () => fan.client.call(api.followPerformer, { params: { id } }),
      ];
      // Repeats the requests until the account is deleted, so that they race with each step of the deletion.
      let isDeleted = false;
      const removal = refusalOf(client.call(api.deletePerformer, { params: { id }, body: { password } }));
      const ended = removal.finally(() => {
        isDeleted = true;
      });
      const repeat = async (call: () => Promise<unknown>) => {
        const refusals: (string | undefined)[] = [];
        while (!isDeleted) refusals.push(await refusalOf(call()));
        return [...refusals, await refusalOf(call())];
      };
      const refusals = [await Promise.all(calls.map(repeat)), await ended].flat(2);
      expect(refusals.filter((refusal) => !expectedCodes.has(refusal))).toEqual([]);
      await engine.settle();
    }
    expect(engine.ports.database.totalDeadlocks).toBe(0);
    expect(await findLeftovers(engine, deletedIds)).toEqual([]);
    expect([...engine.storage.entries.keys()]).toEqual([]);
  });

  it('subtracts the votes of the account from polls of other users', async () => {
    const place = await createMara('mara.clay');
    const fan = await createFan(engine, 'noor');
    const other = await createFan(engine, 'ines');
    for (const { client } of [fan, other]) {
      await client.call(api.voteFeedPoll, { params: { id: place.feedId }, body: { optionId: place.optionId } });
    }
    await deleteAccount(fan);
    await engine.settle();
    const { poll } = await other.client.call(api.getFeed, { params: { id: place.feedId } });
    expect(poll).toMatchObject({ totalVotes: 1 });
    expect(poll?.options[0]).toMatchObject({ totalVotes: 1 });
  });
});
