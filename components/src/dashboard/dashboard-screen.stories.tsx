import type { EarningStats } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { earningStats } from '../earnings/fixtures.ts';
import { notifications } from '../notifications/fixtures.ts';
import { myPerformer } from '../performers/fixtures.ts';
import { failed, loading, ready } from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const retry = fn();
const noPoints: EarningStats = {
  ...earningStats,
  ...{ gross: 0, net: 0, commission: 0, totalSales: 0, held: 0, payable: 0, types: [] },
  points: earningStats.points.map(({ date }) => ({ date, gross: 0, net: 0, totalSales: 0 })),
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
    counts: ready({ subscribers: 86, ordersToShip: 3 }),
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
    counts: ready({ subscribers: 0, ordersToShip: 0 }),
    activity: ready([]),
  },
  async play({ canvas }) {
    const first = await canvas.findByRole('link', { name: t('dashboard:toDo.firstPost') });
    await expect(first).toHaveAttribute('href', '/creator/posts/new');
    await expect(canvas.getByText(t('dashboard:activity.empty.title'))).toBeVisible();
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
    counts: ready({ subscribers: 86, ordersToShip: 0 }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('dashboard:toDo.nothing'))).toBeVisible();
  },
};

export const Loading: Story = { args: { performer: loading, stats: loading, counts: loading, activity: loading } };

export const Failed: Story = {
  args: { performer: failed(retry), stats: failed(retry), counts: failed(retry), activity: failed(retry) },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: t('retry') });
    await userEvent.click(first as HTMLElement);
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { stats: { state: 'ready', value: earningStats, stale: { retry } } },
};
