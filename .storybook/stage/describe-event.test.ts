import type { ServerEvent } from '@fanlight/sdk/events';
import { expect, it } from 'vitest';
import { make } from '../../mocks/src/index.ts';
import { describeEvent } from './describe-event.ts';

const event = (name: string, data: unknown) => ({ name, data }) as ServerEvent;

it('describeEvent names the person and the tokens of a notification, and the balance', () => {
  const actor = make.getUserSummaryMock({ name: 'Noor Haddad' });
  const tip = make.getNotificationMock({ type: 'tip', actor, amount: 10 });
  expect(describeEvent(event('notification/created', { notification: tip, totalUnread: 1 }))).toBe(
    'tip from Noor Haddad, 10 tokens (notification/created)',
  );
  const follow = { ...tip, type: 'follow', actor: null, amount: null };
  expect(describeEvent(event('notification/created', { notification: follow, totalUnread: 1 }))).toBe(
    'follow (notification/created)',
  );
  expect(describeEvent(event('wallet/balance-updated', { balance: 442.5 }))).toBe(
    'balance, 442.5 tokens (wallet/balance-updated)',
  );
  expect(describeEvent(event('feed/deleted', {}))).toBe('feed/deleted');
});
