import { api } from '@fanlight/sdk';
import type { ReportReason, ReportTargetType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reels, reports, videos } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  makeTrustedReporter,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { isUrgent } from './rules.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;
let feedId: string;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

let round = 0;
beforeEach(async () => {
  round += 1;
  mara = await createPerformer(engine, `mara.${round}.clay`);
  noor = await createFan(engine, `noor.${round}.fan`);
  ines = await createFan(engine, `ines.${round}.fan`);
  for (const { id } of [mara, noor, ines]) await makeTrustedReporter(engine, id);
  feedId = await publishPost(mara);
});

const report = ({ client }: Person, targetType: ReportTargetType, targetId: string, reason: ReportReason = 'spam') =>
  client.call(api.createReport, { body: { targetType, targetId, reason, text: ' Look at this. ' } });
const say = ({ client }: Person, content: string, parentId?: string) =>
  client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });
const thread = ({ client }: Pick<Person, 'client'>) =>
  client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } });
const getFeed = ({ client }: Pick<Person, 'client'>) => client.call(api.getFeed, { params: { id: feedId } });

describe('reports (rule R1)', () => {
  it('are urgent for exactly three reasons', () => {
    const reasons: ReportReason[] = ['spam', 'scam', 'impersonation', 'harassment', 'hate', 'threat', 'self-harm'];
    expect(reasons.filter(isUrgent)).toEqual(['threat']);
    const more: ReportReason[] = ['child-safety', 'non-consensual', 'copyright', 'illegal-goods', 'other'];
    expect(more.filter(isUrgent)).toEqual(['child-safety', 'non-consensual']);
  });

  it('are accepted once per user and target', async () => {
    const created = await report(noor, 'feed', feedId);
    expect(created).toMatchObject({
      side: 'reporter',
      targetUser: { _id: mara.id },
      excerpt: 'Kiln at dawn.',
      text: 'Look at this.',
      status: 'open',
      outcome: null,
      isTargetHidden: false,
    });
    expect(await codeOf(report(noor, 'feed', feedId, 'scam'))).toBe('ALREADY_REPORTED');
    expect(await codeOf(report(ines, 'feed', feedId))).toBe('none');
    expect(await getFeed(ines)).toMatchObject({ _id: feedId });
  });

  it('are accepted once for three concurrent requests', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(report(noor, 'feed', feedId))));
    expect(codes.toSorted()).toEqual(['ALREADY_REPORTED', 'ALREADY_REPORTED', 'none']);
  });

  it('are refused about the reporter’s own account and items, and about hidden or missing targets', async () => {
    const comment = await say(noor, 'Mine.');
    expect(await codeOf(report(mara, 'feed', feedId))).toBe('OWN_ACCOUNT');
    expect(await codeOf(report(mara, 'performer', mara.id))).toBe('OWN_ACCOUNT');
    expect(await codeOf(report(noor, 'comment', comment._id))).toBe('OWN_ACCOUNT');
    expect(await codeOf(report(noor, 'video', feedId))).toBe('NOT_FOUND');
    expect(await codeOf(report(noor, 'comment', feedId))).toBe('NOT_FOUND');
    expect(await codeOf(report(noor, 'performer', ines.id))).toBe('NOT_FOUND');
    expect(await codeOf(report(noor, 'user', ines.id))).toBe('none');
  });

  it('quote nothing of a locked post, and are refused for comments on a locked post', async () => {
    feedId = await publishPost(mara, { text: 'Secret.', audience: 'subscribers' });
    const comment = await say(mara, 'Secret too.');
    expect(await codeOf(report(noor, 'comment', comment._id))).toBe('NOT_FOUND');
    expect(await report(noor, 'feed', feedId)).toMatchObject({ excerpt: null });
  });

  it('that are urgent hide a post immediately from all users except its author', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await noor.client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'feed', objectId: feedId } });
    expect(await report(noor, 'feed', feedId, 'threat')).toMatchObject({ isTargetHidden: true });
    for (const viewer of [noor, ines, { client: createVisitor(engine) }])
      expect(await codeOf(getFeed(viewer))).toBe('NOT_FOUND');
    expect(await noor.client.call(api.listFeeds)).toMatchObject({ data: [], total: 0 });
    expect(await noor.client.call(api.listBookmarkedFeeds)).toMatchObject({ data: [], total: 0 });
    const params = { username: mara.id };
    expect(await ines.client.call(api.listPerformerFeeds, { params })).toMatchObject({ data: [], total: 0 });
    expect(await codeOf(say(ines, 'Hm.'))).toBe('NOT_FOUND');
    expect(await codeOf(thread(ines))).toBe('NOT_FOUND');
    expect(await getFeed(mara)).toMatchObject({ _id: feedId });
    expect(await mara.client.call(api.listMyFeeds)).toMatchObject({ total: 1 });
    expect(await codeOf(report(noor, 'feed', feedId, 'threat'))).toBe('ALREADY_REPORTED');
    expect(await codeOf(report(ines, 'feed', feedId))).toBe('NOT_FOUND');
  });

  it('that are urgent hide a video or a reel immediately, and quote nothing of a locked video', async () => {
    const { clock, database } = engine.ports;
    const now = clock.now();
    const item = { performerId: mara.id, readyAt: now, createdAt: now, updatedAt: now };
    const video = `${round}`.padStart(24, 'd');
    const reel = `${round}`.padStart(24, 'e');
    await database.db.insert(videos).values({ ...item, id: video, title: 'Locked words', audience: 'subscribers' });
    await database.db.insert(reels).values({ ...item, id: reel, text: 'Open words', audience: 'public' });
    expect(await report(noor, 'video', video)).toMatchObject({ excerpt: null, isTargetHidden: false });
    expect(await report(noor, 'reel', reel, 'threat')).toMatchObject({ excerpt: 'Open words', isTargetHidden: true });
    expect(await codeOf(report(ines, 'reel', reel))).toBe('NOT_FOUND');
    expect(await report(ines, 'video', video, 'threat')).toMatchObject({ isTargetHidden: true });
  });

  it('that are urgent hide a comment and its replies, and reduce each counter only once', async () => {
    const parent = await say(ines, 'A threat.');
    const reply = await say(noor, 'Stop it.', parent._id);
    await say(mara, 'Please be kind.');
    await report(noor, 'comment', parent._id, 'threat');
    expect((await thread(noor)).data.map(({ content }) => content)).toEqual(['Please be kind.']);
    expect(await thread(ines)).toMatchObject({ total: 2 });
    expect((await getFeed(noor)).totalComments).toBe(1);
    expect(await codeOf(noor.client.call(api.listCommentReplies, { params: { id: parent._id } }))).toBe('NOT_FOUND');
    expect(await codeOf(say(ines, 'And again.', parent._id))).toBe('NOT_FOUND');
    // The owner of the post cannot delete the hidden comment, because the operator decides about it. Its author can.
    expect(await codeOf(mara.client.call(api.deleteComment, { params: { id: parent._id } }))).toBe('NOT_FOUND');
    await noor.client.call(api.deleteComment, { params: { id: reply._id } });
    expect((await getFeed(noor)).totalComments).toBe(1);
    await ines.client.call(api.deleteComment, { params: { id: parent._id } });
    expect((await getFeed(noor)).totalComments).toBe(1);
  });

  it('that are urgent hide a reply but not its parent comment', async () => {
    const parent = await say(noor, 'Rain on slate.');
    const reply = await say(ines, 'A threat.', parent._id);
    await report(noor, 'comment', reply._id, 'threat');
    expect((await thread(noor)).data).toMatchObject([{ _id: parent._id, totalReplies: 0 }]);
    expect((await getFeed(noor)).totalComments).toBe(1);
    await noor.client.call(api.deleteComment, { params: { id: parent._id } });
    expect((await getFeed(noor)).totalComments).toBe(0);
  });

  it('that are urgent hide a profile and its posts from all users except the owner of the profile', async () => {
    await report(noor, 'performer', mara.id, 'child-safety');
    for (const viewer of [noor, ines, { client: createVisitor(engine) }]) {
      expect(await codeOf(viewer.client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
      expect(await codeOf(getFeed(viewer))).toBe('NOT_FOUND');
    }
    expect(await mara.client.call(api.getMyPerformer)).toMatchObject({ _id: mara.id });
    expect(await getFeed(mara)).toMatchObject({ _id: feedId });
  });

  it('are listed for the reporter, and for the reported user without the reporter’s identity', async () => {
    await report(noor, 'feed', feedId);
    await report(ines, 'performer', mara.id, 'impersonation');
    const { data, total } = await mara.client.call(api.listReports);
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { side: 'reported', targetType: 'performer', reason: 'impersonation', text: null },
      { side: 'reported', targetType: 'feed', reason: 'spam', text: null },
    ]);
    const wire = JSON.stringify(data);
    for (const secret of [noor.id, ines.id, 'Look at this.']) expect(wire).not.toContain(secret);

    expect(await noor.client.call(api.listReports)).toMatchObject({
      total: 1,
      data: [{ side: 'reporter', targetId: feedId }],
    });
    const totalOf = async (query: {
      side?: 'reporter' | 'reported';
      status?: 'open' | 'resolved';
      targetType?: 'feed';
    }) => (await mara.client.call(api.listReports, { query })).total;
    expect(await totalOf({ side: 'reporter' })).toBe(0);
    expect(await totalOf({ side: 'reported', targetType: 'feed' })).toBe(1);
    expect(await totalOf({ status: 'resolved' })).toBe(0);
  });

  it('are kept after the deletion of the reported item', async () => {
    await report(noor, 'feed', feedId, 'threat');
    await mara.client.call(api.deleteFeed, { params: { id: feedId } });
    expect((await noor.client.call(api.listReports)).data).toMatchObject([
      { excerpt: 'Kiln at dawn.', isTargetHidden: false },
    ]);
  });

  it('can be appealed once by each party, after a decision', async () => {
    const { _id: id } = await report(noor, 'feed', feedId);
    const appeal = ({ client }: Person, text = ' Look again, please. ') =>
      client.call(api.appealReport, { params: { id }, body: { text } });
    expect(await codeOf(appeal(mara))).toBe('STATUS_CONFLICT');
    expect(await codeOf(appeal(ines))).toBe('FORBIDDEN');
    const { db } = engine.ports.database;
    const decided = { status: 'resolved' as const, outcome: 'removed' as const, resolvedAt: engine.clock.now() };
    await db.update(reports).set(decided).where(eq(reports.id, id));
    expect((await mara.client.call(api.listReports)).data).toMatchObject([{ canAppeal: true, appeals: [] }]);
    expect(await appeal(mara)).toMatchObject({
      side: 'reported',
      status: 'appealed',
      canAppeal: false,
      appeals: [{ isOwn: true, text: 'Look again, please.', outcome: null, decidedAt: null }],
    });
    expect(await codeOf(appeal(mara))).toBe('STATUS_CONFLICT');
    const [seen] = (await noor.client.call(api.listReports)).data;
    expect(seen).toMatchObject({ canAppeal: true, appeals: [{ isOwn: false, text: null }] });
    expect(await appeal(noor)).toMatchObject({ appeals: [{ isOwn: false }, { isOwn: true }] });
  });
});
