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
import { deleteUnusedPolls } from './index.ts';

const hourMs = 60 * 60 * 1000;

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

const createPoll = (endsAt: Date | null = null, options = ['River green', ' Ash white ']) =>
  mara.client.call(api.createFeedPoll, {
    body: { question: ' Which glaze? ', options, endsAt: endsAt?.toISOString() ?? null },
  });
const post = (pollId: string, audience: 'public' | 'followers' = 'public') =>
  mara.client.call(api.createFeed, { body: { text: '', audience, pollId } });
const vote = ({ client }: Person, feedId: string, optionId: string) =>
  client.call(api.voteFeedPoll, { params: { id: feedId }, body: { optionId } });
const read = ({ client }: Person, id: string) => client.call(api.getFeed, { params: { id } });

describe('a poll', () => {
  it('accepts one vote per user and counts the votes of each option', async () => {
    const poll = await createPoll();
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

  it('refuses votes after its end', async () => {
    const poll = await createPoll(new Date(engine.clock.now().getTime() + hourMs));
    const feed = await post(poll._id);
    engine.clock.advance(hourMs);
    expect(await codeOf(vote(noor, feed._id, poll.options[0]?._id ?? ''))).toBe('STATUS_CONFLICT');
    expect((await read(noor, feed._id)).poll?.isClosed).toBe(true);
  });

  it('is hidden and refuses votes, if its post is locked for the viewer (rules A1, A2)', async () => {
    const poll = await createPoll();
    const feed = await post(poll._id, 'followers');
    expect((await read(noor, feed._id)).poll).toBeNull();
    expect(await codeOf(vote(noor, feed._id, poll.options[0]?._id ?? ''))).toBe('NOT_ENTITLED');
  });

  it('is refused with two equal options, or with an end that is not in the future', async () => {
    expect(await codeOf(createPoll(null, ['Ash', 'ash ']))).toBe('VALIDATION_FAILED');
    expect(await codeOf(createPoll(engine.clock.now()))).toBe('VALIDATION_FAILED');
  });

  it('can be used in only one post, and only by its performer', async () => {
    const poll = await createPoll();
    const other = await createPerformer(engine, `ines.${round}.wood`);
    const call = other.client.call(api.createFeed, { body: { text: 'Mine', audience: 'public', pollId: poll._id } });
    expect(await codeOf(call)).toBe('VALIDATION_FAILED');
    await post(poll._id);
    expect(await codeOf(post(poll._id))).toBe('VALIDATION_FAILED');
  });

  it('is deleted together with its post, or after a day if it has no post', async () => {
    const [unused, used] = [await createPoll(), await createPoll()];
    const feed = await post(used._id);
    engine.clock.advance(24 * hourMs + 1);
    await deleteUnusedPolls(engine.ports);
    const listPollIds = async () => (await engine.ports.database.db.select().from(feedPolls)).map(({ id }) => id);
    expect(await listPollIds()).not.toContain(unused._id);
    expect(await listPollIds()).toContain(used._id);
    const client = createVisitor(engine);
    await login(client, { credentials: `mara.${round}.clay`, password });
    await client.call(api.deleteFeed, { params: { id: feed._id } });
    expect(await listPollIds()).not.toContain(used._id);
  });

  it('counts one vote per user even if every user sends two votes concurrently', async () => {
    const poll = await createPoll();
    const feed = await post(poll._id);
    const optionId = poll.options[0]?._id ?? '';
    const fans = await Promise.all(Array.from({ length: 12 }, (_, at) => createFan(engine, `fan.${round}.${at}`)));
    const votes = [...fans, ...fans].map((fan) => codeOf(vote(fan, feed._id, optionId)));
    expect((await Promise.all(votes)).filter((code) => code === 'ALREADY_VOTED')).toHaveLength(12);
    expect((await read(mara, feed._id)).poll).toMatchObject({ totalVotes: 12 });
  });
});
