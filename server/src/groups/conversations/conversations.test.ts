import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { connect, openConversation, sendMessage } from '../../testing/messages.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;

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
});

const list = async ({ client }: Person, q?: string) =>
  (q ? await client.call(api.searchConversations, { query: { q } }) : await client.call(api.listConversations)).data;
const listRequests = async ({ client }: Person) => (await client.call(api.listConversationRequests)).data;
const get = ({ client }: Person, id: string) => client.call(api.getConversation, { params: { id } });
const countUnread = async ({ client }: Person) => (await client.call(api.getUnreadMessageCount)).total;
const read = ({ client }: Person, id: string) => client.call(api.readAllMessages, { params: { id } });
const accept = ({ client }: Person, id: string) => client.call(api.acceptConversationRequest, { params: { id } });
const block = ({ client }: Person, { id }: Person) => client.call(api.blockUser, { body: { userId: id } });
const follow = ({ client }: Person, { id }: Person) => client.call(api.followPerformer, { params: { id } });

describe('a conversation', () => {
  it('exists once for two users, also if both start it concurrently', async () => {
    const ids = await Promise.all([
      openConversation(noor, mara),
      openConversation(mara, noor),
      openConversation(noor, mara),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('is listed for the other user only after the first message', async () => {
    const id = await openConversation(mara, noor);
    expect((await list(mara)).map(({ _id }) => _id)).toEqual([id]);
    expect(await list(noor)).toEqual([]);
    await sendMessage(mara, id, 'Welcome to the studio.');
    expect(await list(noor)).toMatchObject([
      { _id: id, user: { _id: mara.id }, totalNotSeenMessages: 1, lastMessage: { excerpt: 'Welcome to the studio.' } },
    ]);
  });

  it('moves to the top of both lists with a new message', async () => {
    const [first, second] = [await openConversation(mara, noor), await openConversation(mara, ines)];
    await sendMessage(mara, first, 'One.');
    await sendMessage(mara, second, 'Two.');
    expect((await list(mara)).map(({ _id }) => _id)).toEqual([second, first]);
    await sendMessage(noor, first, 'Three.');
    expect((await list(mara)).map(({ _id }) => _id)).toEqual([first, second]);
  });

  it('is found by the name of the other participant', async () => {
    const id = await openConversation(mara, noor);
    await openConversation(mara, ines);
    expect((await list(mara, `noor.${round}`)).map(({ _id }) => _id)).toEqual([id]);
    expect(await list(mara, 'nobody.at.all')).toEqual([]);
  });

  it('is paged by a cursor that stays correct while messages arrive', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c'])
      ids.unshift(await openConversation(mara, await createFan(engine, `fan.${name}.${round}`)));
    const first = await mara.client.call(api.listConversations, { query: { limit: 2 } });
    expect([first.total, first.isMore]).toEqual([3, true]);
    await sendMessage(mara, ids[1] ?? '', 'Hello.');
    const next = await mara.client.call(api.listConversations, { query: { limit: 2, cursor: first.cursor ?? '' } });
    expect(next.data.map(({ _id }) => _id)).toEqual([ids[2]]);
  });

  it('cannot be started with oneself, an unknown user, a blocked user, or a fan named as a performer', async () => {
    const start = (from: Person, sourceId: string, source: 'user' | 'performer' = 'user') =>
      codeOf(from.client.call(api.createConversation, { body: { source, sourceId } }));
    expect(await start(noor, noor.id)).toBe('OWN_ACCOUNT');
    expect(await start(noor, '0193f2a4c1d07b3e5a918c42')).toBe('NOT_FOUND');
    expect(await start(noor, ines.id, 'performer')).toBe('NOT_FOUND');
    await block(mara, noor);
    expect(await start(noor, mara.id)).toBe('NOT_FOUND');
    expect(await start(mara, noor.id)).toBe('NOT_FOUND');
  });

  it('is visible only to its participants (rule A5)', async () => {
    const id = await openConversation(mara, noor);
    await sendMessage(mara, id, 'For you alone.');
    expect(await codeOf(get(ines, id))).toBe('FORBIDDEN');
    expect(await codeOf(ines.client.call(api.listMessages, { params: { id } }))).toBe('FORBIDDEN');
    expect(await codeOf(sendMessage(ines, id, 'Hello.'))).toBe('FORBIDDEN');
    expect(await codeOf(read(ines, id))).toBe('FORBIDDEN');
    expect(await codeOf(ines.client.call(api.listEvents, { query: { channel: `conversation:${id}` } }))).toBe(
      'FORBIDDEN',
    );
  });
});

describe('a private request (rule C1)', () => {
  it('is listed separately until it is opened, and does not count as unread before', async () => {
    const id = await openConversation(noor, mara);
    await sendMessage(noor, id, 'Do you teach throwing?');
    await sendMessage(noor, id, 'On Fridays?');
    expect(await list(mara)).toEqual([]);
    expect(await countUnread(mara)).toBe(0);
    expect(await listRequests(mara)).toMatchObject([
      { _id: id, conversationId: id, user: { _id: noor.id }, excerpt: 'Do you teach throwing?', totalMessages: 2 },
    ]);
    expect((await get(mara, id)).isRequest).toBe(true);
    expect((await accept(mara, id)).isRequest).toBe(false);
    expect(await listRequests(mara)).toEqual([]);
    expect((await list(mara)).map(({ _id }) => _id)).toEqual([id]);
    expect(await countUnread(mara)).toBe(2);
    expect(await codeOf(accept(mara, id))).toBe('STATUS_CONFLICT');
  });

  it('cannot be opened by its sender', async () => {
    const id = await openConversation(noor, mara);
    await sendMessage(noor, id, 'Hello.');
    expect(await codeOf(accept(noor, id))).toBe('FORBIDDEN');
  });

  it('stays unread if its messages are marked as read before it is opened', async () => {
    const id = await openConversation(noor, mara);
    await sendMessage(noor, id, 'Hello.');
    await read(mara, id);
    expect((await get(noor, id)).lastSeenByOtherMessageId).toBeNull();
  });

  it('is opened by an answer', async () => {
    const id = await openConversation(noor, mara);
    await sendMessage(noor, id, 'Hello.');
    await sendMessage(mara, id, 'Hello to you.');
    expect(await listRequests(mara)).toEqual([]);
    expect((await list(mara)).map(({ _id }) => _id)).toEqual([id]);
  });

  it('is not needed for a fan whom the performer has written to before, nor for a subscriber', async () => {
    const written = await openConversation(mara, noor);
    await sendMessage(mara, written, 'Welcome.');
    await sendMessage(noor, written, 'Thank you.');
    await engine.ports.database.db.execute(
      `insert into subscription (id, user_id, performer_id, type, status, price, provider, started_at, paid_through_at, created_at, updated_at)
       values ('${engine.ports.ids.next()}', '${ines.id}', '${mara.id}', 'monthly', 'active', 900, 'wallet', now(), '2100-01-01', now(), now())`,
    );
    await sendMessage(ines, await openConversation(ines, mara), 'I have subscribed.');
    expect(await listRequests(mara)).toEqual([]);
    expect(await list(mara)).toHaveLength(2);
  });

  it('is also needed for a follower, whom the performer does not follow', async () => {
    await follow(noor, mara);
    await sendMessage(noor, await openConversation(noor, mara), 'Hello.');
    expect(await listRequests(mara)).toHaveLength(1);
  });
});

describe('reading a conversation', () => {
  it('counts unread messages of all conversations, and sets the last message that was read', async () => {
    const [one, two] = [await openConversation(mara, noor), await openConversation(ines, noor)];
    await sendMessage(mara, one, 'One.');
    const last = await sendMessage(mara, one, 'Two.');
    await sendMessage(ines, two, 'A request.');
    expect(await countUnread(noor)).toBe(2);
    expect((await read(noor, one)).total).toBe(0);
    expect(await get(noor, one)).toMatchObject({ totalNotSeenMessages: 0, lastSeenMessageId: last._id });
    expect((await get(mara, one)).lastSeenByOtherMessageId).toBe(last._id);
  });
});

describe('after a block or a deletion', () => {
  it('participants still read the conversation, but cannot write (rule A4)', async () => {
    const id = await openConversation(mara, noor);
    await sendMessage(mara, id, 'Hello.');
    await block(mara, noor);
    expect(await codeOf(sendMessage(noor, id, 'Hello?'))).toBe('FORBIDDEN');
    expect(await codeOf(sendMessage(mara, id, 'Hello?'))).toBe('FORBIDDEN');
    expect(await get(mara, id)).toMatchObject({ isBlocked: true, canSend: false });
    expect(await get(noor, id)).toMatchObject({ isBlocked: false, canSend: false });
    expect(await openConversation(noor, mara)).toBe(id);
  });

  it('open sessions remove the name and the messages of a deleted account (rule P8)', async () => {
    const [id, requested] = [await openConversation(mara, noor), await openConversation(noor, ines)];
    await sendMessage(mara, id, 'Hello.');
    const secret = await sendMessage(noor, id, 'A secret of mine.');
    const other = await sendMessage(noor, requested, 'Another secret.');
    const [performer, fan] = [await connect(engine, mara), await connect(engine, ines)];
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password: 'lantern-on-the-sill' } });
    await engine.settle();
    expect(performer.received).toMatchObject([
      { name: 'message/deleted', data: { conversationId: id, messageId: secret._id } },
      {
        name: 'conversation/updated',
        data: {
          conversation: { user: { _id: noor.id, username: null }, canSend: false, lastMessage: { excerpt: 'Hello.' } },
          totalUnread: 0,
        },
      },
    ]);
    expect(fan.received).toMatchObject([
      { name: 'message/deleted', data: { conversationId: requested, messageId: other._id } },
      { name: 'conversation/requested', data: { request: { user: { _id: noor.id, username: null }, excerpt: '' } } },
    ]);
  });

  it('the deletion of an account needs no more statements for more conversations', async () => {
    const countLocks = async (fans: Person[]) => {
      const leaving = await createFan(engine, `leaving.${fans.length}.${round}`);
      for (const fan of fans) await sendMessage(leaving, await openConversation(leaving, fan), 'Hello.');
      const statements: string[] = [];
      engine.watch.onStatement = (statement) => statements.push(statement);
      const body = { password: 'lantern-on-the-sill' };
      await leaving.client.call(api.deleteUser, { params: { id: leaving.id }, body });
      await engine.settle();
      engine.watch.onStatement = undefined;
      return statements.filter((statement) => /update "conversation|from "conversation" .*for no key/.test(statement))
        .length;
    };
    expect(await countLocks([ines])).toBe(await countLocks([ines, mara, noor]));
  });

  it('the messages of a deleted account are removed, also from the stored events (rule P8)', async () => {
    const id = await openConversation(mara, noor);
    await sendMessage(mara, id, 'Hello.');
    await sendMessage(noor, id, 'A secret of mine.');
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password: 'lantern-on-the-sill' } });
    await engine.settle();
    const { data } = await mara.client.call(api.listMessages, { params: { id } });
    expect(data.map(({ text }) => text)).toEqual(['Hello.']);
    expect(await get(mara, id)).toMatchObject({
      user: { _id: noor.id, username: null },
      canSend: false,
      totalNotSeenMessages: 0,
    });
    for (const channel of [`conversation:${id}`, `user:${mara.id}`]) {
      const events = await mara.client.call(api.listEvents, { query: { channel, limit: 100 } });
      expect(JSON.stringify(events.data)).not.toContain('secret');
      expect(JSON.stringify(events.data)).not.toContain(`noor.${round}`);
    }
    expect(await codeOf(sendMessage(mara, id, 'Still there?'))).toBe('FORBIDDEN');
  });
});
