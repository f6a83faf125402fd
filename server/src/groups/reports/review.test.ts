import { api } from '@fanlight/sdk';
import type { ReportDecisionRequest, ReportReason, ReportTargetType } from '@fanlight/sdk/models';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  makeTrustedReporter,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { createOperator } from '../../testing/operators.ts';
import { publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let operator: Person;
let mara: Person;
let noor: Person;
let ines: Person;
let feedId: string;

beforeAll(async () => {
  engine = await createTestEngine();
  operator = await createOperator(engine, 'vera');
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

const report = async ({ client }: Person, targetType: ReportTargetType, targetId: string, reason: ReportReason) =>
  (await client.call(api.createReport, { body: { targetType, targetId, reason, text: 'Look at this.' } }))._id;
const decide = (id: string, outcome: ReportDecisionRequest['outcome'], reason?: string) =>
  operator.client.call(api.decideReport, { params: { id }, body: { outcome, ...(reason && { reason }) } });
const queue = async (status?: 'open' | 'resolved' | 'appealed' | 'closed') =>
  (await operator.client.call(api.listOperatorReports, { query: { ...(status && { status }), limit: 100 } })).data;
const say = (by: Person, content: string, parentId?: string) =>
  by.client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });
const comments = async ({ client }: Person) =>
  (await client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } })).data;
const getFeed = ({ client }: Person) => client.call(api.getFeed, { params: { id: feedId } });
const appeal = ({ client }: Person, id: string) =>
  client.call(api.appealReport, { params: { id }, body: { text: 'Look again, please.' } });
const ownReports = async ({ client }: Person) => (await client.call(api.listReports)).data;
const noticesOf = async ({ client }: Person) => {
  await engine.settle();
  const { data } = await client.call(api.listNotifications);
  return data.filter(({ objectType }) => objectType === 'report').map(({ type }) => type);
};
/** Returns the mails about decisions to `NAME.ROUND.fan` or `NAME.ROUND.clay`. */
const mailsTo = async (username: string) => {
  await engine.settle();
  const query = { to: `${username}@fanlight.example` };
  const { data } = await createVisitor(engine).call(api.listDevelopmentMails, { query });
  return data.filter(({ link }) => link?.includes('/user/reports'));
};

describe('the queue of reports (rule R1)', () => {
  it('contains urgent reports first, then the oldest, page by page', async () => {
    const oldest = await report(noor, 'feed', feedId, 'spam');
    const urgent = await report(noor, 'performer', mara.id, 'threat');
    const latest = await report(ines, 'user', noor.id, 'scam');
    const ids = (await queue()).map(({ _id }) => _id);
    const order = [urgent, oldest, latest];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor && { cursor }) };
      const page = await operator.client.call(api.listOperatorReports, { query });
      paged.push(...page.data.map(({ _id }) => _id));
      cursor = page.cursor;
    } while (cursor);
    expect(paged).toEqual(ids);
    for (const id of order) await decide(id, 'no-violation');
  });

  it('shows the target, also if it is locked or hidden, both users and what was decided about them before', async () => {
    feedId = await publishPost(mara, { text: 'Secret.', audience: 'subscribers' });
    const id = await report(noor, 'feed', feedId, 'threat');
    const find = async () => (await queue()).find(({ _id }) => _id === id);
    expect(await find()).toMatchObject({
      ...{ targetText: 'Secret.', isTargetHidden: true, isUrgent: true, text: 'Look at this.' },
      ...{ targetUser: { _id: mara.id }, reporter: { _id: noor.id } },
      ...{ targetUserRecord: { warned: 0, removed: 0 }, reporterRecord: { decided: 0, dismissed: 0 } },
    });
    await decide(await report(noor, 'performer', mara.id, 'scam'), 'warned', 'No adverts.');
    await decide(await report(noor, 'user', ines.id, 'scam'), 'no-violation');
    expect(await find()).toMatchObject({
      ...{ targetUserRecord: { warned: 1, removed: 0 }, reporterRecord: { decided: 2, dismissed: 1 } },
    });
    await mara.client.call(api.deleteFeed, { params: { id: feedId } });
    expect(await find()).toMatchObject({ targetText: null, isTargetHidden: false });
    await decide(id, 'no-violation');
  });
});

describe('a decision about a report (rule R1)', () => {
  it('without a violation shows a hidden post again', async () => {
    const id = await report(noor, 'feed', feedId, 'threat');
    expect(await codeOf(getFeed(ines))).toBe('NOT_FOUND');
    await decide(id, 'no-violation');
    expect(await getFeed(ines)).toMatchObject({ _id: feedId });
    expect(await codeOf(decide(id, 'removed', 'Too late.'))).toBe('STATUS_CONFLICT');
    expect(await ownReports(noor)).toMatchObject([{ status: 'resolved', outcome: 'no-violation', canAppeal: true }]);
  });

  it('shows a hidden profile again, and hides one that is removed', async () => {
    const id = await report(noor, 'performer', mara.id, 'child-safety');
    const view = () => codeOf(ines.client.call(api.getPerformer, { params: { id: mara.id } }));
    expect(await view()).toBe('NOT_FOUND');
    await decide(id, 'no-violation');
    expect(await view()).toBe('none');
    await decide(await report(ines, 'performer', mara.id, 'scam'), 'removed', 'A copy of another profile.');
    expect(await view()).toBe('NOT_FOUND');
  });

  it('restores everything that hiding a comment has removed', async () => {
    const parent = await say(ines, 'A threat.');
    const reply = await say(noor, 'Stop it.', parent._id);
    await say(mara, 'Please be kind.');
    const notices = async () => {
      await engine.settle();
      const { data } = await mara.client.call(api.listNotifications);
      return data.map(({ type, excerpt }) => `${type} ${excerpt}`).toSorted();
    };
    const before = await notices();
    const state = async () => ({
      total: (await getFeed(noor)).totalComments,
      thread: (await comments(noor)).map(({ content, totalReplies }) => [content, totalReplies]),
    });
    const shown = await state();
    const id = await report(noor, 'comment', parent._id, 'threat');
    expect(await state()).toEqual({ total: 1, thread: [['Please be kind.', 0]] });
    expect(await notices()).not.toEqual(before);
    await decide(id, 'no-violation');
    expect(await state()).toEqual(shown);
    expect(await notices()).toEqual(before);

    const ofReply = await report(ines, 'comment', reply._id, 'threat');
    const again = await report(mara, 'comment', parent._id, 'threat');
    expect((await getFeed(noor)).totalComments).toBe(1);
    // The reply is shown again below a comment that is still hidden.
    await decide(ofReply, 'no-violation');
    expect((await getFeed(noor)).totalComments).toBe(1);
    await decide(again, 'no-violation');
    expect(await state()).toEqual(shown);
  });

  it('covers all open reports about the target, and none about others', async () => {
    const other = await report(noor, 'performer', mara.id, 'scam');
    const first = await report(noor, 'feed', feedId, 'spam');
    const second = await report(ines, 'feed', feedId, 'hate');
    await decide(second, 'removed', 'Adverts are not allowed.');
    const found = await queue('resolved');
    for (const id of [first, second])
      expect(found.find(({ _id }) => _id === id)).toMatchObject({
        ...{ outcome: 'removed', note: 'Adverts are not allowed.', isTargetHidden: true },
        decidedBy: 'vera@fanlight.example',
      });
    expect(await codeOf(getFeed(noor))).toBe('NOT_FOUND');
    expect(await getFeed(mara)).toMatchObject({ _id: feedId });
    expect((await queue()).map(({ _id }) => _id)).toContain(other);
    await decide(other, 'no-violation');
  });

  it('needs a reason for a warning and a removal', async () => {
    const id = await report(noor, 'feed', feedId, 'spam');
    for (const outcome of ['warned', 'removed'] as const) {
      expect(await codeOf(decide(id, outcome))).toBe('VALIDATION_FAILED');
      expect(await codeOf(decide(id, outcome, '  '))).toBe('VALIDATION_FAILED');
    }
    await decide(id, 'warned', 'No adverts.');
    expect(await getFeed(noor)).toMatchObject({ _id: feedId });
  });

  it('cannot remove the profile of a fan, which is not public', async () => {
    const id = await report(noor, 'user', ines.id, 'scam');
    expect(await codeOf(decide(id, 'removed', 'A copy of another profile.'))).toBe('STATUS_CONFLICT');
    await decide(id, 'warned', 'A copy of another profile.');
  });

  it('is made once by concurrent calls', async () => {
    const id = await report(noor, 'feed', feedId, 'threat');
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(decide(id, 'no-violation'))));
    expect(codes.toSorted()).toEqual(['STATUS_CONFLICT', 'STATUS_CONFLICT', 'none']);
  });

  it('notifies and mails both sides once', async () => {
    await report(ines, 'feed', feedId, 'spam');
    await decide(await report(noor, 'feed', feedId, 'hate'), 'warned', 'No adverts.');
    expect(await noticesOf(mara)).toEqual(['warning']);
    expect(await noticesOf(noor)).toEqual(['report-outcome']);
    expect(await noticesOf(ines)).toEqual(['report-outcome']);
    for (const username of [`mara.${round}.clay`, `noor.${round}.fan`, `ines.${round}.fan`]) {
      const mails = await mailsTo(username);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('No adverts.');
    }
    expect((await mailsTo(`mara.${round}.clay`))[0]?.text).toContain('you have received a warning');
  });

  it('is final after an appeal, for those who have appealed', async () => {
    const first = await report(noor, 'feed', feedId, 'spam');
    const second = await report(ines, 'feed', feedId, 'hate');
    await decide(first, 'removed', 'Adverts are not allowed.');
    await appeal(mara, first);
    const found = await queue('appealed');
    expect(found.find(({ _id }) => _id === first)?.appeals).toMatchObject([
      { side: 'reported', text: 'Look again, please.', outcome: null },
    ]);
    await decide(first, 'no-violation', 'The advert was a joke.');
    expect(await getFeed(ines)).toMatchObject({ _id: feedId });
    expect(await ownReports(noor)).toMatchObject([
      { status: 'closed', outcome: 'no-violation', canAppeal: false, note: 'The advert was a joke.' },
    ]);
    expect(await ownReports(ines)).toMatchObject([{ status: 'resolved', outcome: 'no-violation', canAppeal: true }]);
    const seen = (await ownReports(mara)).find(({ _id }) => _id === first);
    expect(seen?.appeals).toMatchObject([{ isOwn: true, outcome: 'no-violation' }]);
    expect(await codeOf(appeal(noor, first))).toBe('STATUS_CONFLICT');
    expect(await codeOf(decide(second, 'removed', 'Again.'))).toBe('STATUS_CONFLICT');
  });

  it('changes no earlier decision about the same profile, and shows nothing that another one hides', async () => {
    const earlier = await report(noor, 'performer', mara.id, 'scam');
    await decide(earlier, 'warned', 'No adverts.');
    engine.clock.advance(1000);
    const later = await report(ines, 'performer', mara.id, 'hate');
    await decide(later, 'removed', 'Hate.');
    const view = () => codeOf(noor.client.call(api.getPerformer, { params: { id: mara.id } }));
    await appeal(noor, earlier);
    await decide(earlier, 'no-violation');
    expect(await view()).toBe('NOT_FOUND');
    expect(await ownReports(ines)).toMatchObject([{ status: 'resolved', outcome: 'removed', note: 'Hate.' }]);
    await appeal(ines, later);
    engine.clock.advance(1000);
    await decide(later, 'no-violation');
    expect(await view()).toBe('none');
    expect(await ownReports(noor)).toMatchObject([{ status: 'closed', outcome: 'no-violation', note: null }]);
  });

  it('keeps nothing that was written about a deleted account (rule P8)', async () => {
    const id = await report(noor, 'feed', feedId, 'spam');
    await decide(id, 'removed', 'Mara sells adverts.');
    await mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    await engine.settle();
    expect(JSON.stringify(await queue('resolved'))).not.toContain('Mara sells');
    expect(await ownReports(noor)).toMatchObject([{ note: null, excerpt: null, targetUser: null }]);
  });
});
