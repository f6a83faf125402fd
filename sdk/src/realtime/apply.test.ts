import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ServerEvent, ServerEventName, ServerEvents } from '../generated/events.ts';
import { getListNotificationsInfiniteQueryKey, getListNotificationsQueryKey } from '../hooks.ts';
import { applyEvent } from './react.ts';

const event = <N extends ServerEventName>(name: N, data: Partial<Record<keyof ServerEvents[N], unknown>>) =>
  ({ channel: 'user:x', no: 1, at: '2026-03-04T12:00:00Z', name, data }) as unknown as ServerEvent;
const list = (ids: string[], total = ids.length) => ({
  data: ids.map((_id) => ({ _id, isRead: false })),
  total,
  isMore: false,
});
const idsOf = (data: unknown) => (data as ReturnType<typeof list>).data.map((item) => item._id);

describe('applyEvent', () => {
  it('adds a new notification at the top of every list of its type, and to the unread count (rule N1)', () => {
    const client = new QueryClient();
    const [all, tips, endless] = [
      getListNotificationsQueryKey(),
      getListNotificationsQueryKey({ type: 'tip' }),
      getListNotificationsInfiniteQueryKey({ limit: 12 }),
    ];
    client.setQueryData(all, list(['a'], 24));
    client.setQueryData(tips, list(['a']));
    client.setQueryData(endless, { pages: [list(['a', 'b'], 3), list(['c'], 3)], pageParams: [undefined, 'c2'] });
    client.setQueryData(['getUnreadNotificationCount'], { total: 3 });
    applyEvent(client, event('notification/created', { notification: { _id: 'n', type: 'follow' }, totalUnread: 4 }));
    expect(client.getQueryData(all)).toMatchObject({ total: 25 });
    expect(idsOf(client.getQueryData(all))).toEqual(['n', 'a']);
    expect(idsOf(client.getQueryData(tips))).toEqual(['a']);
    const { pages } = client.getQueryData(endless) as { pages: ReturnType<typeof list>[] };
    expect(pages.map(idsOf)).toEqual([['n', 'a', 'b'], ['c']]);
    expect(pages[1]?.total).toBe(4);
    expect(client.getQueryData(['getUnreadNotificationCount'])).toEqual({ total: 4 });
  });

  it('moves an existing notification to the top without a duplicate if an event groups it with a new one (rule N1)', () => {
    const client = new QueryClient();
    const endless = getListNotificationsInfiniteQueryKey();
    client.setQueryData(endless, { pages: [list(['a', 'b'], 3), list(['c'], 3)], pageParams: [] });
    applyEvent(client, event('notification/created', { notification: { _id: 'c', type: 'reaction' }, totalUnread: 1 }));
    const { pages } = client.getQueryData(endless) as { pages: ReturnType<typeof list>[] };
    expect(pages.map(idsOf)).toEqual([['c', 'a'], ['b']]);
    expect(pages[0]?.total).toBe(3);
  });

  it('marks one or all notifications as read, and never counts below zero', () => {
    const client = new QueryClient();
    const key = getListNotificationsQueryKey();
    const read = () => (client.getQueryData(key) as ReturnType<typeof list>).data.map((item) => item.isRead);
    client.setQueryData(key, list(['a', 'b']));
    client.setQueryData(['getUnreadNotificationCount'], { total: 2 });
    applyEvent(client, event('notification/read', { notificationId: 'b', totalUnread: 1 }));
    expect(read()).toEqual([false, true]);
    applyEvent(client, event('notification/read', { notificationId: null, totalUnread: -1 }));
    expect(read()).toEqual([true, true]);
    expect(client.getQueryData(['getUnreadNotificationCount'])).toEqual({ total: 0 });
  });

  it('reads the notifications again when some were withdrawn, and sets the unread count', () => {
    const client = new QueryClient();
    const key = getListNotificationsQueryKey();
    client.setQueryData(key, list(['a', 'b']));
    client.setQueryData(['getUnreadNotificationCount'], { total: 2 });
    applyEvent(client, event('notification/withdrawn', { totalUnread: 1 }));
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    expect(client.getQueryData(['getUnreadNotificationCount'])).toEqual({ total: 1 });
  });

  it('reads a list again that was withdrawn from, although a later event has changed the list', () => {
    const client = new QueryClient();
    const key = getListNotificationsInfiniteQueryKey();
    client.setQueryData(key, { pages: [list(['a', 'b'])], pageParams: [] });
    applyEvent(client, event('notification/withdrawn', { totalUnread: 1 }));
    applyEvent(client, event('notification/created', { notification: { _id: 'n', type: 'follow' }, totalUnread: 2 }));
    const { pages } = client.getQueryData(key) as { pages: ReturnType<typeof list>[] };
    expect(pages.map(idsOf)).toEqual([['n', 'a', 'b']]);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('sets the balance and invalidates the wallet’s lists', () => {
    const client = new QueryClient();
    client.setQueryData(['getMe'], { _id: 'm', balance: 1 });
    client.setQueryData(['infinite', 'listCharges'], { pages: [list([])], pageParams: [] });
    applyEvent(client, event('wallet/balance-updated', { balance: 75 }));
    expect(client.getQueryData(['getMe'])).toEqual({ _id: 'm', balance: 75 });
    expect(client.getQueryState(['infinite', 'listCharges'])?.isInvalidated).toBe(true);
  });

  it('updates the counters of posts and profiles in every query', () => {
    const client = new QueryClient();
    client.setQueryData(['getFeed', 'f'], { _id: 'f', totalLikes: 1 });
    client.setQueryData(['infinite', 'listFeeds'], { pages: [list(['e', 'f'])], pageParams: [] });
    client.setQueryData(['getPerformer', 'mara.clay'], { _id: 'p', totalFollowers: 1 });
    applyEvent(client, event('feed/counters-updated', { feedId: 'f', totalLikes: 2 }));
    applyEvent(client, event('performer/counters-updated', { performerId: 'p', totalFollowers: 2 }));
    expect(client.getQueryData(['getFeed', 'f'])).toEqual({ _id: 'f', totalLikes: 2 });
    const { pages } = client.getQueryData(['infinite', 'listFeeds']) as { pages: { data: unknown[] }[] };
    expect(pages[0]?.data).toEqual([
      { _id: 'e', isRead: false },
      { _id: 'f', isRead: false, totalLikes: 2 },
    ]);
    expect(client.getQueryData(['getPerformer', 'mara.clay'])).toEqual({ _id: 'p', totalFollowers: 2 });
  });

  it('updates the counters of a profile in every query that contains it', () => {
    const client = new QueryClient();
    const keys = [
      ['getPerformer', 'p'],
      ['getMyPerformer'],
      ['infinite', 'listBookmarkedPerformers'],
      ['listTopPerformers'],
    ];
    for (const key of keys) client.setQueryData(key, { _id: 'p', totalFollowers: 1 });
    applyEvent(client, event('performer/counters-updated', { performerId: 'p', totalFollowers: 2 }));
    expect(keys.map((key) => client.getQueryData<{ totalFollowers: number }>(key)?.totalFollowers)).toEqual([
      2, 2, 2, 2,
    ]);
  });
});
