import type { TabConsole } from '@fanlight/mocks/tab';
import { expect, type Page } from 'playwright/test';
import { balanceOf, logIn } from './fan.ts';

/** The performer of a journey, who receives the results of the fan's actions without a reload. */
export interface JourneyPerformer {
  name: string;
  username: string;
  /** Returns the balance in tokens. */
  balance(): Promise<number>;
  followers(): Promise<number>;
  unread(): Promise<number>;
  expectNotification(type: 'tip' | 'comment' | 'follow', from: string): Promise<void>;
}

/** A performer of the demo. */
export const mara = { name: 'Mara Quill', username: 'mara.clay', password: 'fanlight-demo' };

/** Parts of the notification texts that the page shows. */
const words = { tip: 'tipped you', comment: 'commented on your post', follow: 'follows you' };

const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

/** Returns a performer who uses the app. One page shows the profile, and another one the notifications. */
export async function performerByUi(page: Page): Promise<JourneyPerformer> {
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  const notifications = await page.context().newPage();
  await notifications.goto('/notifications');
  await expect(notifications.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const bell = page.getByRole('link', { name: /^Notifications/ }).first();
  return {
    ...mara,
    balance: () => balanceOf(page),
    followers: async () =>
      numberIn(
        await page
          .getByText(/\d+ followers?$/)
          .first()
          .textContent(),
      ),
    unread: async () => numberIn(await bell.getAttribute('aria-label')),
    async expectNotification(type, from) {
      const row = notifications.getByRole('listitem').filter({ hasText: `${from} ${words[type]}` });
      await expect(row.first()).toBeVisible();
    },
  };
}

type WindowOfTab = Pick<Window & { fanlight?: TabConsole }, 'fanlight'>;

/** Returns a performer who uses the SDK. The SDK calls the engine that runs in the browser tab of the fan. */
export function performerBySdk(page: Page): JourneyPerformer {
  const read = async <T>(property: 'balance' | 'followers' | 'unread' | 'notifications') => {
    await page.waitForFunction(() => 'fanlight' in globalThis);
    return page.evaluate(
      async ([name, username, password]) => {
        const { fanlight } = globalThis as unknown as WindowOfTab;
        if (!fanlight) throw new Error('This page does not run the platform.');
        const client = fanlight.createClient();
        await fanlight.login(client, { credentials: username, password });
        if (name === 'balance') return (await client.call(fanlight.api.getMyPerformer)).balance;
        if (name === 'followers') return (await client.call(fanlight.api.getMyPerformer)).totalFollowers;
        if (name === 'unread') return (await client.call(fanlight.api.getUnreadNotificationCount)).total;
        return (await client.call(fanlight.api.listNotifications, { query: { limit: 50 } })).data;
      },
      [property, mara.username, mara.password] as const,
    ) as Promise<T>;
  };
  return {
    ...mara,
    balance: () => read<number>('balance'),
    followers: () => read<number>('followers'),
    unread: () => read<number>('unread'),
    async expectNotification(type, from) {
      const seen = async () =>
        (await read<{ type: string; actor: { name: string } | null }[]>('notifications')).some(
          (one) => one.type === type && one.actor?.name === from,
        );
      await expect.poll(seen).toBe(true);
    },
  };
}
