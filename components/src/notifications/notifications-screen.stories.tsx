import type { Notification } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, inColumn, language, t, tPattern } from '../testing/index.ts';
import { ago } from '../testing/sample-times.ts';
import { follow, notifications, reaction, tip } from './fixtures.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

const read = notifications.map((notification) => ({ ...notification, isRead: true }));
const retry = fn();

const meta = {
  title: 'Screens/Fan/NotificationsScreen',
  tags: ['screen', 'fan'],
  component: NotificationsScreen,
  parameters: inColumn,
  args: {
    notifications: readyList(notifications),
    hasUnread: true,
    filter: 'all',
    onFilterChange: fn(),
    onOpen: fn(),
    onBlock: fn(),
    onReadAll: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('link', { name: tPattern('notifications:text.tip', { amount: '$25.00' }) }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith(tip);
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:readAll') }));
    await expect(args.onReadAll).toHaveBeenCalled();
  },
};

/** The list is divided by days. */
export const Days: Story = {
  args: {
    notifications: readyList([
      { ...tip, updatedAt: ago({}) },
      { ...reaction, updatedAt: ago({ days: 1 }) },
      { ...follow, updatedAt: follow.updatedAt },
    ]),
  },
  async play({ canvas }) {
    const names = new Intl.RelativeTimeFormat(language().language, { numeric: 'auto' });
    const [today, yesterday, date] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(today?.textContent?.toLowerCase()).toBe(names.format(0, 'day'));
    await expect(yesterday?.textContent?.toLowerCase()).toBe(names.format(-1, 'day'));
    await expect(date).toHaveTextContent(dateText(follow.updatedAt));
  },
};

/** Moves the clock of the page forward by a day. */
function moveToTomorrow() {
  const Today = Date;
  const now = () => Today.now() + 24 * 60 * 60 * 1000;
  globalThis.Date = new Proxy(Today, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** The headings change at midnight while the page is open. */
export const AfterMidnight: Story = {
  args: { notifications: readyList([{ ...tip, updatedAt: ago({}) }]) },
  beforeEach() {
    const { Date: Today, setInterval } = window;
    // The screen checks the time every minute.
    const hurried = ((run: () => void, ms = 0) => setInterval(run, Math.min(ms, 50))) as typeof setInterval;
    const intervals = spyOn(window, 'setInterval').mockImplementation(hurried);
    return () => {
      globalThis.Date = Today;
      intervals.mockRestore();
    };
  },
  async play({ canvas }) {
    const names = new Intl.RelativeTimeFormat(language().language, { numeric: 'auto' });
    const heading = await canvas.findByRole('heading', { level: 2 });
    await expect(heading.textContent?.toLowerCase()).toBe(names.format(0, 'day'));
    moveToTomorrow();
    await waitFor(() => expect(heading.textContent?.toLowerCase()).toBe(names.format(-1, 'day')));
  },
};

export const AllRead: Story = {
  args: { notifications: readyList(read), hasUnread: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: t('notifications:title') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('notifications:readAll') })).not.toBeInTheDocument();
  },
};

export const Filtered: Story = {
  args: { filter: 'tip', notifications: readyList([tip]) },
  async play({ canvas, args }) {
    const chosen = await canvas.findByRole('radio', { name: t('notifications:filter.tip') });
    await expect(chosen).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('notifications:filter.mention') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('mention');
  },
};

export const Loading: Story = { args: { notifications: loading, hasUnread: false } };

export const Failed: Story = {
  args: { notifications: failed(retry), hasUnread: false },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { notifications: ready({ items: notifications, more: 'end' }, { retry: fn() }) } };
export const Empty: Story = { args: { notifications: readyList<Notification>([]), hasUnread: false } };
/** No notification is unread. */
export const EmptyUnread: Story = {
  args: { notifications: readyList<Notification>([]), filter: 'unread', hasUnread: false },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('notifications:empty.unread'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('notifications:empty.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('all');
  },
};

export const EmptyFiltered: Story = {
  args: { notifications: readyList<Notification>([]), filter: 'mention' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('notifications:empty.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('all');
  },
};
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { notifications: readyList(notifications, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { notifications: readyList(notifications, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
