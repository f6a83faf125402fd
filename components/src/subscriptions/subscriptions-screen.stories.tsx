import type { Subscription } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, type ListLoadable, loading, type MoreState, ready } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { active, cancelled, ended, free, pastDue, quarterly, repriced, stats, withdrawn } from './fixtures.ts';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

const retry = fn();
const list = (items: Subscription[], more: MoreState = 'end'): ListLoadable<Subscription> => ready({ items, more });
const all = [active, repriced, free, pastDue, cancelled, ended];
const noCosts = { monthlyCost: 0, totalRenewing: 0 };

const meta = {
  title: 'Screens/Fan/SubscriptionsScreen',
  tags: ['screen', 'fan'],
  component: SubscriptionsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/user/subscriptions' },
  args: {
    subscriptions: list(all),
    stats: ready(stats),
    filter: 'all',
    onFilterChange: fn(),
    actions: { onCancel: fn(), onResume: fn(), onSubscribe: fn(), onConsent: fn() },
    onLoadMore: fn(),
  },
} satisfies Meta<typeof SubscriptionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A subscription of 3 months is renewed at the same length. */
export const Bundle: Story = {
  args: { subscriptions: list([quarterly]), stats: ready({ monthlyCost: 8.96, totalRenewing: 1 }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('subscriptions:per.quarterly', { price: '$26.87' }))).toBeVisible();
    await expect(
      canvas.getByText(t('subscriptions:row.renewsWallet', { date: dateText(quarterly.paidThroughAt) })),
    ).toBeVisible();
  },
};

export const Ready: Story = {
  async play({ canvas, args, step }) {
    await expect(
      await canvas.findByText(
        t('subscriptions:row.renewsCard', { date: dateText(active.paidThroughAt), card: 'Visa ·· 4242' }),
      ),
    ).toBeVisible();
    await step('Cancel a subscription', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${t('subscriptions:row.cancel')}: Mara Quill` }));
      await expect(args.actions.onCancel).toHaveBeenCalledWith(active);
    });
    await step('Pay for a subscription during a free trial', async () => {
      // During a free trial, the viewer can pay for a subscription (rule M7).
      await userEvent.click(canvas.getByRole('button', { name: `${t('subscriptions:row.subscribe')}: Yuki Tanabe` }));
      await expect(args.actions.onSubscribe).toHaveBeenCalledWith(free);
    });
    await step('Agree to a new price', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: t('subscriptions:price.agree', { newPrice: '$12.95' }) }),
      );
      await expect(args.actions.onConsent).toHaveBeenCalledWith(repriced);
    });
    await step('Resume a cancelled subscription', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${t('subscriptions:row.resume')}: Odile Marchetti` }));
      await expect(args.actions.onResume).toHaveBeenCalledWith(cancelled);
    });
    await step('Pay for an overdue subscription', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${t('subscriptions:row.payNow')}: Kofi Mensah` }));
      await expect(args.actions.onSubscribe).toHaveBeenCalledWith(pastDue);
    });
    await step('Subscribe again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${t('subscriptions:row.again')}: Priya Raman` }));
      await expect(args.actions.onSubscribe).toHaveBeenCalledWith(ended);
    });
    await step('Filter the list', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: t('subscriptions:screen.filters.ended') }));
      await expect(args.onFilterChange).toHaveBeenCalledWith('ended');
    });
  },
};

/** The monthly cost of all subscriptions. A yearly subscription counts as a twelfth. */
export const Costs: Story = {
  args: { subscriptions: list([active]), stats: ready({ monthlyCost: 9.95, totalRenewing: 1 }) },
  async play({ canvas }) {
    const text = t('subscriptions:costs.monthly', { amount: '$9.95' });
    await expect(await canvas.findByRole('heading', { name: text })).toBeVisible();
    await expect(canvas.getByText(t('subscriptions:costs.note', { count: 1, formatted: '1' }))).toBeVisible();
  },
};

/** No subscription will be renewed. */
export const NoCosts: Story = {
  args: { subscriptions: list([cancelled, ended]), stats: ready(noCosts) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Odile Marchetti')).toBeVisible();
    await expect(canvas.queryByText(tPattern('subscriptions:costs.monthly'))).toBeNull();
  },
};

export const CostsFailed: Story = { args: { stats: failed(retry) } };

export const CancelledUntil: Story = { args: { subscriptions: list([cancelled]), filter: 'cancelled' } };
export const RenewalFailed: Story = { args: { subscriptions: list([pastDue]), filter: 'past-due' } };

/** The performer has announced a higher price, which needs the viewer's consent (rule M7). */
export const NewPrice: Story = {
  args: { subscriptions: list([repriced]) },
  async play({ canvas }) {
    const row = within(await canvas.findByRole('article', { name: 'Anselm Roth' }));
    await expect(row.getByText(t('subscriptions:status.needsAnswer'))).toBeVisible();
    await expect(row.queryByText(t('subscriptions:status.active'))).toBeNull();
  },
};

/** The next renewal has the higher price, so the subscription ends with its period unless the viewer agrees. */
export const EndsWithoutAnswer: Story = {
  args: {
    subscriptions: list([{ ...repriced, isRenewing: false, renewsAt: null, newPriceAt: repriced.paidThroughAt }]),
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(t('subscriptions:row.needsAnswer', { date: dateText(repriced.paidThroughAt) })),
    ).toBeVisible();
  },
};

export const Agreed: Story = {
  args: { subscriptions: list([{ ...repriced, hasConsented: true }]) },
  async play({ canvas }) {
    const row = within(await canvas.findByRole('article', { name: 'Anselm Roth' }));
    await expect(row.getByText(t('subscriptions:status.active'))).toBeVisible();
  },
};
export const Agreeing: Story = { args: { subscriptions: list([repriced]), busyId: repriced._id } };

/**
 * The performer no longer offers this type (rule M7). The viewer can cancel, so that the subscription is not renewed if
 * the type is offered again.
 */
export const NoLongerOffered: Story = {
  args: { subscriptions: list([withdrawn]) },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(t('subscriptions:row.withdrawn', { date: dateText(withdrawn.paidThroughAt) })),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${t('subscriptions:row.cancel')}: Ines Duarte` })).toBeVisible();
  },
};

/** The renewal failed, and is not retried, because the type is no longer offered. */
export const FailedAndNoLongerOffered: Story = {
  args: { subscriptions: list([{ ...pastDue, isRenewing: false, renewsAt: null }]) },
  async play({ canvas }) {
    const text = `${t('subscriptions:failure.insufficient_funds')} ${t('subscriptions:row.notOffered')}`;
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `${t('subscriptions:row.payNow')}: Kofi Mensah` })).toBeNull();
  },
};

/** The performer's account was deleted, so the viewer can't subscribe again. */
export const CreatorDeleted: Story = {
  args: {
    subscriptions: list([{ ...ended, performer: { ...ended.performer, name: 'Deleted account', username: null } }]),
  },
};

export const WaitingForBank: Story = {
  args: { subscriptions: list([{ ...active, status: 'pending', renewsAt: null, isRenewing: false }]) },
};

export const Empty: Story = { args: { subscriptions: list([]), stats: ready(noCosts) } };
export const NoMatch: Story = { args: { subscriptions: list([]), filter: 'ended' } };
export const Loading: Story = { args: { subscriptions: loading, stats: loading } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { subscriptions: list(all, 'loading') } };
export const LoadMoreFailed: Story = { args: { subscriptions: list(all, 'error') } };

export const Failed: Story = {
  args: { subscriptions: failed(retry), stats: ready(stats) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The name of a card stays on one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const words = { date: dateText(active.paidThroughAt), card: 'Visa ·· 4242' };
    const text = await canvas.findByText(t('subscriptions:row.renewsCard', words));
    await expect(text.textContent).toContain('Visa\u00a0··\u00a04242');
  },
};
