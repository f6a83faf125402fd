import { api, login } from '@fanlight/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedPolls } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { removeUnnamedPolls } from './index.ts';

const hour = 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

let round = 0;
beforeEach(async () => {
  round += 1;
  mara = await createPerformer(engine, `mara.${round}.clay`);
  noor = await createFan(engine, `noor.${round}.fan`);
});

const ask = (endsAt: Date | null = null, options = ['River green', ' Ash white ']) =>
  mara.client.call(api.createFeedPoll, {
    body: { question: ' Which glaze? ', options, endsAt: endsAt?.toISOString() ?? null },
  });
const post = (pollId: string, audience: 'public' | 'followers' = 'public') =>
  mara.client.call(api.createFeed, { body: { text: '', audience, pollId } });
const vote = ({ client }: Person, feedId: string, optionId: string) =>
  client.call(api.voteFeedPoll, { params: { id: feedId }, body: { optionId } });
const read = ({ client }: Person, id: string) => client.call(api.getFeed, { params: { id } });

describe('polls', () => {
  it('belong to a post and accept one vote per user', async () => {
    const poll = await ask();
    expect(poll).toMatchObject({ question: 'Which glaze?', totalVotes: 0, hasVoted: false, isClosed: false });
    const [green = '', white = ''] = poll.options.map(({ _id }) => _id);
    const feed = await post(poll._id);
    const after = await vote(noor, feed._id, white);
    expect(after).toMatchObject({ totalVotes: 1, hasVoted: true });
    expect(after.options.map(({ totalVotes, isChosen }) => [totalVotes, isChosen])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(await codeOf(vote(noor, feed._id, green))).toBe('ALREADY_VOTED');
    await vote(mara, feed._id, white);
    expect((await read(noor, feed._id)).poll).toMatchObject({ totalVotes: 2, hasVoted: true });
    expect((await read(mara, feed._id)).poll?.options[1]).toMatchObject({ totalVotes: 2, isChosen: true });
    expect(await codeOf(vote(noor, feed._id, 'a'.repeat(24)))).toBe('VALIDATION_FAILED');
  });

  it('refuse votes after their end', async () => {
    const poll = await ask(new Date(engine.clock.now().getTime() + hour));
    const feed = await post(poll._id);
    engine.clock.advance(hour);
    expect(await codeOf(vote(noor, feed._id, poll.options[0]?._id ?? ''))).toBe('STATUS_CONFLICT');
    expect((await read(noor, feed._id)).poll?.isClosed).toBe(true);
  });

  it('are locked together with their post (rules A1, A2)', async () => {
    const poll = await ask();
    const feed = await post(poll._id, 'followers');
    expect((await read(noor, feed._id)).poll).toBeNull();
    expect(await codeOf(vote(noor, feed._id, poll.options[0]?._id ?? ''))).toBe('NOT_ENTITLED');
  });

  it('need different answers and an end in the future', async () => {
    expect(await codeOf(ask(null, ['Ash', 'ash ']))).toBe('VALIDATION_FAILED');
    expect(await codeOf(ask(engine.clock.now()))).toBe('VALIDATION_FAILED');
  });

  it('can be attached to only one post, by their performer', async () => {
    const poll = await ask();
    const other = await createPerformer(engine, `ines.${round}.wood`);
    const stolen = other.client.call(api.createFeed, { body: { text: 'Mine', audience: 'public', pollId: poll._id } });
    expect(await codeOf(stolen)).toBe('VALIDATION_FAILED');
    await post(poll._id);
    expect(await codeOf(post(poll._id))).toBe('VALIDATION_FAILED');
  });

  it('are deleted after a day without a post, and together with their post', async () => {
    const [forgotten, named] = [await ask(), await ask()];
    const feed = await post(named._id);
    engine.clock.advance(24 * hour + 1);
    await removeUnnamedPolls(engine.ports);
    const left = async () => (await engine.ports.database.db.select().from(feedPolls)).map(({ id }) => id);
    expect(await left()).not.toContain(forgotten._id);
    expect(await left()).toContain(named._id);
    const client = createVisitor(engine);
    await login(client, { credentials: `mara.${round}.clay`, password });
    await client.call(api.deleteFeed, { params: { id: feed._id } });
    expect(await left()).not.toContain(named._id);
  });

  it('count each user once under concurrent votes', async () => {
    const poll = await ask();
    const feed = await post(poll._id);
    const [first = ''] = poll.options.map(({ _id }) => _id);
    const fans = await Promise.all(Array.from({ length: 12 }, (_, at) => createFan(engine, `fan.${round}.${at}`)));
    const tries = [...fans, ...fans].map((fan) => codeOf(vote(fan, feed._id, first)));
    expect((await Promise.all(tries)).filter((code) => code === 'ALREADY_VOTED')).toHaveLength(12);
    expect((await read(mara, feed._id)).poll).toMatchObject({ totalVotes: 12 });
  });
});
