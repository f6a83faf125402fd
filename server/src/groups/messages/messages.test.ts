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
let id: string;

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
  id = await openConversation(mara, noor);
});

const list = ({ client }: Person, query: object = {}) => client.call(api.listMessages, { params: { id }, query });
const textsOf = async (person: Person) => (await list(person)).data.map(({ text }) => text);
const remove = ({ client }: Person, messageId: string) => client.call(api.deleteMessage, { params: { id: messageId } });
const dataOf = (event: { data: unknown } | undefined) => event?.data as Record<string, Record<string, unknown>>;

describe('sending a message', () => {
  it('lists the latest 25 first, and older ones by the cursor (specification, "Constants")', async () => {
    for (let no = 1; no <= 27; no += 1) {
      if (no === 20) engine.clock.advance(11_000);
      await sendMessage(mara, id, `No. ${no}`);
    }
    const first = await list(noor);
    expect([first.data.length, first.total, first.isMore]).toEqual([25, 27, true]);
    expect(first.data[0]?.text).toBe('No. 27');
    const older = await list(noor, { cursor: first.cursor });
    expect(older.data.map(({ text }) => text)).toEqual(['No. 2', 'No. 1']);
  });

  it('shows each participant which messages are their own, and the key only to the author', async () => {
    await sendMessage(mara, id, 'Hello.', 'key-of-mara');
    expect((await list(mara)).data).toMatchObject([{ isOwn: true, clientKey: 'key-of-mara' }]);
    expect((await list(noor)).data).toMatchObject([{ isOwn: false, clientKey: null }]);
  });

  it('returns the first message for a repeated key, also for concurrent requests and after its deletion', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => sendMessage(mara, id, 'Once.', 'the-same-key')));
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect(await textsOf(noor)).toEqual(['Once.']);
    await remove(mara, sent[0]?._id ?? '');
    expect(await sendMessage(mara, id, 'Once.', 'the-same-key')).toMatchObject({ isDeleted: true });
    expect(await textsOf(noor)).toEqual([]);
  });

  it('is refused without text, with unknown files, with a price, and too often', async () => {
    const send = (body: object) =>
      codeOf(mara.client.call(api.sendMessage, { params: { id }, body: { text: 'Hello.', ...body } }));
    expect(await send({ text: '  ' })).toBe('VALIDATION_FAILED');
    expect(await send({ fileIds: ['0193f2a4c1d07b3e5a918c42'] })).toBe('VALIDATION_FAILED');
    expect(await send({ price: 5 })).toBe('VALIDATION_FAILED');
    const codes: string[] = [];
    for (let no = 0; no < 25; no += 1) codes.push(await send({}));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('deleting a message (rule C3)', () => {
  it('removes it for both participants and from the stored events, and corrects counters and the last message', async () => {
    await sendMessage(mara, id, 'First.');
    const { _id } = await sendMessage(mara, id, 'A mistake.');
    await remove(mara, _id);
    expect(await textsOf(noor)).toEqual(['First.']);
    const seen = await noor.client.call(api.getConversation, { params: { id } });
    expect(seen).toMatchObject({ totalNotSeenMessages: 1, lastMessage: { excerpt: 'First.' } });
    for (const channel of [`conversation:${id}`, `user:${noor.id}`]) {
      const { data } = await noor.client.call(api.listEvents, { query: { channel, limit: 100 } });
      expect(JSON.stringify(data)).not.toContain('mistake');
    }
    expect(await codeOf(remove(mara, _id))).toBe('NOT_FOUND');
  });

  it('removes a private request without messages from the sessions of its recipient', async () => {
    id = await openConversation(ines, mara);
    const { _id } = await sendMessage(ines, id, 'A secret.');
    const recipient = await connect(engine, mara);
    await remove(ines, _id);
    await engine.settle();
    expect(recipient.received).toMatchObject([
      { name: 'conversation/requested', data: { request: { conversationId: id, excerpt: '' }, totalRequests: 0 } },
      { name: 'message/deleted', data: { messageId: _id } },
    ]);
  });

  it('is only possible for the author', async () => {
    const { _id } = await sendMessage(mara, id, 'Mine.');
    expect(await codeOf(remove(noor, _id))).toBe('FORBIDDEN');
    expect(await codeOf(remove(ines, _id))).toBe('FORBIDDEN');
  });
});

describe('delivery (rules W6 and C2)', () => {
  it('sends a message to all connections of both participants, and to no other connection', async () => {
    const [one, two, sender, stranger] = await Promise.all([
      connect(engine, noor),
      connect(engine, noor),
      connect(engine, mara),
      connect(engine, ines),
    ]);
    await sendMessage(mara, id, 'Hello.', 'key-of-mara');
    await engine.settle();
    for (const receiver of [one, two]) {
      expect(receiver.names()).toEqual(['conversation/updated', 'message/created']);
      expect(dataOf(receiver.received[1]).message).toMatchObject({
        text: 'Hello.',
        isOwn: false,
        clientKey: null,
        access: { isAllowed: true, reason: 'public' },
      });
    }
    expect(sender.names()).toEqual(['conversation/updated', 'message/created']);
    expect(dataOf(sender.received[1]).message).toMatchObject({
      isOwn: true,
      clientKey: 'key-of-mara',
      access: { reason: 'owner' },
    });
    expect(stranger.received).toEqual([]);
  });

  it('reaches a connection that was opened before the conversation was created', async () => {
    const performer = await connect(engine, mara);
    id = await openConversation(ines, mara);
    await sendMessage(ines, id, 'Hello.');
    await engine.settle();
    expect(performer.names()).toEqual(['conversation/requested', 'message/created']);
  });

  it('stores the message for clients that read missed events, as each viewer may see it', async () => {
    await sendMessage(mara, id, 'Hello.', 'key-of-mara');
    const read = async ({ client }: Person) =>
      (await client.call(api.listEvents, { query: { channel: `conversation:${id}` } })).data;
    expect(await read(noor)).toMatchObject([{ no: 1, data: { message: { isOwn: false, clientKey: null } } }]);
    expect(await read(mara)).toMatchObject([{ no: 1, data: { message: { isOwn: true, clientKey: 'key-of-mara' } } }]);
  });

  it('sends the author the last message that was read, and the recipient’s sessions the unread count', async () => {
    const { _id } = await sendMessage(mara, id, 'Hello.');
    const [author, recipient] = [await connect(engine, mara), await connect(engine, noor)];
    expect(await recipient.receive('conversation/mark-read', { conversationId: id, messageId: _id })).toEqual({
      success: true,
    });
    await engine.settle();
    expect(author.received.map(({ name, data }) => ({ name, data }))).toMatchObject([
      { name: 'conversation/read', data: { userId: noor.id, messageId: _id } },
    ]);
    expect(dataOf(recipient.received[0])).toMatchObject({ totalUnread: 0 });
  });

  it('counts messages in different conversations that are sent at the same time', async () => {
    const writers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => createPerformer(engine, `writer.${name}.${round}`)),
    );
    const sends = await Promise.all(
      writers.map(async (writer) => ({ writer, opened: await openConversation(writer, noor) })),
    );
    const recipient = await connect(engine, noor);
    await Promise.all(sends.map(({ writer, opened }) => sendMessage(writer, opened, 'Hello.')));
    await engine.settle();
    const { data } = await noor.client.call(api.listEvents, { query: { channel: `user:${noor.id}`, limit: 100 } });
    const totals = data.map((event) => (event.data as { totalUnread?: number }).totalUnread);
    expect(totals.filter((total) => total !== undefined)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(recipient.names().filter((name) => name === 'conversation/updated')).toHaveLength(6);
  });

  it('shows the other participant that a user types, without storing it, unless one has blocked the other', async () => {
    await sendMessage(mara, id, 'Hello.');
    const [writer, receiver, stranger] = [
      await connect(engine, noor),
      await connect(engine, mara),
      await connect(engine, ines),
    ];
    const type = (connection: typeof writer) =>
      connection.receive('conversation/type', { conversationId: id, isTyping: true });
    expect(await type(writer)).toEqual({ success: true });
    expect(receiver.received).toMatchObject([{ name: 'conversation/typing', no: null, data: { userId: noor.id } }]);
    expect(await type(stranger)).toEqual({ success: false });
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    expect(await type(writer)).toEqual({ success: false });
    expect(receiver.names().filter((name) => name === 'conversation/typing')).toHaveLength(1);
  });
});
