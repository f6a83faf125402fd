import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ServerEvent, ServerEventName, ServerEvents } from '../generated/events.ts';
import {
  getGetConversationQueryKey,
  getListConversationsQueryKey,
  getListMessagesInfiniteQueryKey,
  getListMessagesQueryKey,
  getListOrdersQueryKey,
  getListStreamMessagesQueryKey,
} from '../hooks.ts';
import { applyEvent } from './react.ts';

const event = <N extends ServerEventName>(name: N, data: Partial<Record<keyof ServerEvents[N], unknown>>) =>
  ({ channel: 'conversation:c', no: 1, at: '2026-03-04T12:00:00Z', name, data }) as unknown as ServerEvent;
const list = (...data: unknown[]) => ({ data, total: data.length, isMore: false });
const line = (_id: string, clientKey: string | null = null, conversationId = 'c') => ({
  _id,
  conversationId,
  clientKey,
});

describe('events of messages', () => {
  it('a new message is added once to its conversation, first or last as the sort order requires (rule C2)', () => {
    const client = new QueryClient();
    const [latest, oldest, other] = [
      getListMessagesInfiniteQueryKey('c', { limit: 25 }),
      getListMessagesQueryKey('c', { sort: 'asc' }),
      getListMessagesQueryKey('d'),
    ];
    client.setQueryData(latest, { pages: [list(line('b')), list(line('a'))], pageParams: [] });
    client.setQueryData(oldest, list(line('a'), line('b')));
    client.setQueryData(other, list(line('x', null, 'd')));
    const created = event('message/created', { message: line('n') });
    applyEvent(client, created);
    applyEvent(client, created);
    const { pages } = client.getQueryData(latest) as { pages: { data: { _id: string }[] }[] };
    expect(pages.map(({ data }) => data.map(({ _id }) => _id))).toEqual([['n', 'b'], ['a']]);
    expect(client.getQueryData(oldest)).toMatchObject({ data: [{ _id: 'a' }, { _id: 'b' }, { _id: 'n' }], total: 3 });
    expect(client.getQueryData(other)).toMatchObject({ data: [{ _id: 'x' }] });
  });

  it('a message that arrives late takes the place that its id has, and is not added behind the loaded ones', () => {
    const client = new QueryClient();
    const [latest, oldest] = [getListMessagesQueryKey('c'), getListMessagesQueryKey('c', { sort: 'asc' })];
    client.setQueryData(latest, list(line('d'), line('b')));
    client.setQueryData(oldest, list(line('b'), line('d')));
    for (const _id of ['c', 'a']) applyEvent(client, event('message/created', { message: line(_id) }));
    expect(client.getQueryData(latest)).toEqual(list(line('d'), line('c'), line('b')));
    expect(client.getQueryData(oldest)).toEqual(list(line('a'), line('b'), line('c'), line('d')));
  });

  it('a response that is older than an event does not undo it', async () => {
    const client = new QueryClient();
    const key = getListMessagesQueryKey('c');
    const fetchSlowly = (response: object) => {
      const { promise, resolve } = Promise.withResolvers<object>();
      const done = client.fetchQuery({ queryKey: key, queryFn: () => promise });
      return async () => {
        resolve(response);
        await done;
        return client.getQueryData(key);
      };
    };
    // The first fetch has no data yet.
    let respond = fetchSlowly(list(line('a')));
    applyEvent(client, event('message/created', { message: line('b') }));
    expect(await respond()).toEqual(list(line('b'), line('a')));
    respond = fetchSlowly(list(line('b'), line('a')));
    applyEvent(client, event('message/created', { message: line('c') }));
    applyEvent(client, event('message/deleted', { conversationId: 'c', messageId: 'a' }));
    expect(client.getQueryData(key)).toEqual(list(line('c'), line('b')));
    expect(await respond()).toEqual(list(line('c'), line('b')));
    // A later response is not changed again.
    respond = fetchSlowly(list(line('b')));
    expect(await respond()).toEqual(list(line('b')));
  });

  it('a new message replaces the optimistic message that has the same key (rule C2)', () => {
    const client = new QueryClient();
    const key = getListMessagesQueryKey('c');
    client.setQueryData(key, list(line('on-its-way', 'k1'), line('a')));
    applyEvent(client, event('message/created', { message: line('n', 'k1') }));
    expect(client.getQueryData(key)).toEqual(list(line('n', 'k1'), line('a')));
  });

  it('a bought message is updated, and a deleted message is removed', () => {
    const client = new QueryClient();
    const key = getListMessagesQueryKey('c');
    client.setQueryData(key, list(line('b'), line('a')));
    applyEvent(client, event('message/updated', { message: { ...line('a'), text: 'The slow version' } }));
    applyEvent(client, event('message/deleted', { conversationId: 'c', messageId: 'b' }));
    expect(client.getQueryData(key)).toEqual(list({ ...line('a'), text: 'The slow version' }));
  });
});

describe('conversations', () => {
  const at = (second: number) => `2026-03-04T12:00:0${second}.000Z`;
  const conversation = (_id: string, second: number, more: object = {}) => ({
    _id,
    user: { _id: `${_id}-user` },
    createdAt: at(0),
    updatedAt: at(second),
    ...more,
  });

  it('a conversation moves to the top with a new message, and the unread count is updated', () => {
    const client = new QueryClient();
    const key = getListConversationsQueryKey();
    client.setQueryData(key, list(conversation('a', 2), conversation('b', 1)));
    client.setQueryData(getGetConversationQueryKey('b'), conversation('b', 1));
    const next = conversation('b', 3, { totalNotSeenMessages: 2 });
    applyEvent(client, event('conversation/updated', { conversation: next, totalUnread: 2 }));
    expect(client.getQueryData(key)).toEqual(list(next, conversation('a', 2)));
    expect(client.getQueryData(getGetConversationQueryKey('b'))).toEqual(next);
    applyEvent(client, event('conversation/updated', { conversation: { ...next, isRequest: true }, totalUnread: 2 }));
    expect(client.getQueryData(key)).toEqual(list(next, conversation('a', 2)));
  });

  it('a conversation without a newer message keeps its position', () => {
    const client = new QueryClient();
    const [key, byCreation] = [
      getListConversationsQueryKey(),
      getListConversationsQueryKey({ sortBy: 'createdAt', sort: 'asc' }),
    ];
    const update = (changed: object) =>
      applyEvent(client, event('conversation/updated', { conversation: changed, totalUnread: 0 }));
    const [a, b] = [conversation('a', 3), conversation('b', 2)];
    client.setQueryData(key, list(a, b));
    client.setQueryData(byCreation, list(b, a));
    const read = conversation('b', 2, { totalNotSeenMessages: 0 });
    update(read);
    expect(client.getQueryData(key)).toEqual(list(a, read));
    const withoutLast = conversation('a', 1);
    update(withoutLast);
    expect(client.getQueryData(key)).toEqual(list(withoutLast, read));
    expect(client.getQueryData(byCreation)).toEqual(list(read, withoutLast));
    // A conversation behind the loaded ones is on a later page.
    update(conversation('old', 0));
    expect(client.getQueryData(key)).toEqual(list(withoutLast, read));
    const written = conversation('b', 4);
    update(written);
    expect(client.getQueryData(key)).toEqual(list(written, withoutLast));
  });

  it('a read event updates the last message that each participant has read', () => {
    const client = new QueryClient();
    const key = getGetConversationQueryKey('a');
    client.setQueryData(key, conversation('a', 1));
    applyEvent(client, event('conversation/read', { conversationId: 'a', userId: 'a-user', messageId: 'm' }));
    applyEvent(client, event('conversation/read', { conversationId: 'a', userId: 'myself', messageId: 'n' }));
    expect(client.getQueryData(key)).toMatchObject({ lastSeenByOtherMessageId: 'm', lastSeenMessageId: 'n' });
  });
});

describe('events of a stream’s chat', () => {
  it('a stream’s chat gets messages and tips, and marks a deleted message', () => {
    const client = new QueryClient();
    const key = getListStreamMessagesQueryKey('c');
    client.setQueryData(key, list(line('a')));
    applyEvent(client, event('stream/message-created', { message: line('b') }));
    applyEvent(client, event('stream/tipped', { message: line('tip') }));
    applyEvent(client, event('stream/message-deleted', { messageId: 'a', text: 'Message deleted' }));
    expect(client.getQueryData(key)).toEqual(
      list(line('tip'), line('b'), { ...line('a'), isDeleted: true, text: 'Message deleted' }),
    );
  });
});

describe('other events', () => {
  it('invalidate the queries that the contract names, and are ignored if they are unknown', () => {
    const client = new QueryClient();
    const key = getListOrdersQueryKey();
    client.setQueryData(key, list());
    applyEvent(client, event('order/updated', { orderId: 'o' }));
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    const unknown = { ...event('order/updated', {}), name: 'of/tomorrow' } as unknown as ServerEvent;
    expect(() => applyEvent(client, unknown)).not.toThrow();
  });
});
