import type { EarningStats } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { earningStats } from '../earnings/fixtures.ts';
import { notifications } from '../notifications/fixtures.ts';
import { myPerformer } from '../performers/fixtures.ts';
import { failed, loading, ready } from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { bestFeeds, subscriberStats } from './fixtures.ts';

const retry = fn();
const noPoints: EarningStats = {
  ...earningStats,
  ...{ gross: 0, net: 0, commission: 0, totalSales: 0, held: 0, payable: 0, types: [] },
  points: earningStats.points.map(({ date }) => ({ date, gross: 0, net: 0, totalSales: 0 })),
};

const nobody = { totalNew: 0, totalLost: 0 };
const noSubscribers = {
  total: 0,
  current: { ...subscriberStats.current, ...nobody },
  previous: { ...subscriberStats.previous, ...nobody },
};

const meta = {
  title: 'Screens/Performer/DashboardScreen',
  tags: ['screen', 'performer'],
  component: DashboardScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/dashboard' },
  args: {
    performer: ready(myPerformer),
    stats: ready(earningStats),
    counts: ready({ subscribers: subscriberStats, ordersToShip: 3 }),
    best: ready(bestFeeds),
    activity: ready(notifications.slice(0, 5)),
    onOpen: fn(),
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const orders = await canvas.findByRole('link', { name: t('dashboard:toDo.orders', { count: 3 }) });
    await expect(orders).toHaveAttribute('href', '/creator/orders');
    await expect(canvas.getByRole('link', { name: t('dashboard:earnings.all') })).toHaveAttribute(
      'href',
      '/creator/earnings',
    );
    const best = canvas.getByRole('link', { name: 'Every glaze that failed, and why' });
    await expect(best).toHaveAttribute('href', '/posts/0193f2a4c1d07b3e5a918d00');
    await expect(canvas.getByText(t('dashboard:best.likes', { count: 128 }))).toBeVisible();
    await expect(canvas.getByText('$89.60')).toBeVisible();
    const fans = within(canvas.getByRole('region', { name: t('dashboard:fans.title') }));
    await expect(fans.getByText(t('dashboard:fans.before', { count: 9 }))).toBeVisible();
    await expect(fans.getByText(t('dashboard:fans.before', { count: 4 }))).toBeVisible();
  },
};

/** A performer who has just registered: documents, profile, price, first post and bank account are still to do. */
export const FirstRun: Story = {
  args: {
    performer: ready({
      ...myPerformer,
      ...{ status: 'pending', bio: '', avatar: null, monthlyPrice: null, yearlyPrice: null, bankingSettings: null },
      ...{ totalFeeds: 0, totalFollowers: 0 },
    }),
    stats: ready(noPoints),
    counts: ready({ subscribers: noSubscribers, ordersToShip: 0 }),
    best: ready({ ...bestFeeds, feeds: [] }),
    activity: ready([]),
  },
  async play({ canvas }) {
    const first = await canvas.findByRole('link', { name: t('dashboard:toDo.firstPost') });
    await expect(first).toHaveAttribute('href', '/creator/posts/new');
    await expect(canvas.getByText(t('dashboard:activity.empty.title'))).toBeVisible();
    await expect(canvas.getByText(t('dashboard:best.empty.title'))).toBeVisible();
  },
};

export const NothingToDo: Story = {
  args: {
    performer: ready({
      ...myPerformer,
      avatar: samplePicture(1),
      bankingSettings: {
        ...{ accountHolder: 'Mara Quill', bankName: 'Banco do Rio', countryCode: 'PT', currency: 'EUR' },
        ...{ accountNumberEnd: '0154', bankCode: null, updatedAt: '2026-05-01T10:00:00.000Z' },
      },
    }),
    counts: ready({ subscribers: subscriberStats, ordersToShip: 0 }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('dashboard:toDo.nothing'))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { performer: loading, stats: loading, counts: loading, best: loading, activity: loading },
};

export const Failed: Story = {
  args: {
    ...{ performer: failed(retry), stats: failed(retry), counts: failed(retry) },
    ...{ best: failed(retry), activity: failed(retry) },
  },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: t('retry') });
    await userEvent.click(first as HTMLElement);
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { stats: { state: 'ready', value: earningStats, stale: { retry } } },
};
