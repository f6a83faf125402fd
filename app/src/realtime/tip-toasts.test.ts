import { createI18n } from '@fanlight/components/i18n';
import { showToast } from '@fanlight/components/primitives';
import type { Realtime } from '@fanlight/sdk/realtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showTips } from './tip-toasts.ts';

vi.mock('@fanlight/components/primitives', () => ({ showToast: vi.fn() }));

type Listener = (event: unknown) => Promise<void>;

/** Delivers a notification to `showTips`. */
async function deliver(notification: object) {
  const listeners: Listener[] = [];
  const realtime = {
    on: (_name: string, listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  } as unknown as Realtime;
  showTips(realtime, await createI18n({ locale: 'en-US' }));
  const defaults = { type: 'tip', actor: { name: 'Noor' }, amount: 25, updatedAt: new Date().toISOString() };
  for (const listener of listeners) await listener({ data: { notification: { ...defaults, ...notification } } });
}

beforeEach(() => vi.mocked(showToast).mockClear());

describe('the toast of a tip', () => {
  it('is shown when the tip arrives', async () => {
    await deliver({});
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ text: 'Noor tipped you $25.00', tone: 'success' });
  });

  it.each([
    ['another notification', { type: 'comment' }],
    ['a tip that was missed during an interruption', { updatedAt: new Date(Date.now() - 120_000).toISOString() }],
  ])('is not shown for %s', async (_case, notification) => {
    await deliver(notification);
    expect(showToast).not.toHaveBeenCalled();
  });
});
