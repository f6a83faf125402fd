import type { Subscription } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import {
  cancelled,
  ended,
  free,
  ofDeletedUser,
  page,
  pastDue,
  renewing,
  subscriptions,
  withoutConsent,
} from './fixtures.ts';
import { choose, createCallbacks, expectNoExport } from './sample.ts';
import { allSubscribers, SubscribersScreen } from './subscribers-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/SubscribersScreen',
  tags: ['screen', 'performer'],
  component: SubscribersScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/subscribers' },
  args: {
    subscriptions: page(subscriptions),
    filter: allSubscribers,
    onFilterChange: fn(),
    ...createCallbacks(),
  },
} satisfies Meta<typeof SubscribersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const total = { count: subscriptions.length, formatted: String(subscriptions.length) };
    await expect(await canvas.findByText(t('fans:counts.subscriptions', total))).toBeVisible();
    for (const text of [
      t('fans:state.renews', { date: dateText(renewing.paidThroughAt) }),
      t('fans:state.ends', { date: dateText(cancelled.paidThroughAt) }),
      t('fans:state.free', { date: dateText(free.paidThroughAt) }),
      t('fans:state.retried', { date: dateText(pastDue.renewsAt ?? '') }),
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText(t('fans:state.ended', { date: dateText(ended.endedAt ?? '') }))).toHaveLength(2);
    await choose('Noor Haddad', 'block');
    await expect(args.actions.onBlock).toHaveBeenCalledWith(renewing.user);
  },
};

export const Filtering: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('fans:status.cancelled') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...allSubscribers, status: 'cancelled' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('fans:type.label') }), t('fans:type.yearly'));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...allSubscribers, type: 'yearly' });
    await userEvent.type(canvas.getByRole('searchbox', { name: t('fans:subscribers.search') }), 'n');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...allSubscribers, query: 'n' });
  },
};

/** The performer's note, lists and earnings of each fan are in the row, and are changed by its menu. */
export const NotesAndLists: Story = {
  args: { subscriptions: page([renewing, cancelled]) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('fans:spent', { amount: '$264.90' }))).toBeVisible();
    await expect(canvas.getByText(renewing.fan?.note ?? '')).toBeVisible();
    await choose('Noor Haddad', 'muted.add');
    await expect(args.actions.onListChange).toHaveBeenLastCalledWith(renewing.user, { isMuted: true });
    await choose('Noor Haddad', 'note.edit');
    await expect(args.actions.onNote).toHaveBeenLastCalledWith(renewing.user);
    await userEvent.click(canvas.getByRole('radio', { name: t('fans:list.muted') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...allSubscribers, list: 'muted' });
  },
};

export const Export: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:export') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Exporting: Story = { args: { isExporting: true } };

/** Running subscriptions can be listed by the date on which they renew or end. */
export const NextDue: Story = {
  args: { filter: { ...allSubscribers, status: 'active', order: 'due' }, subscriptions: page([free, renewing]) },
  async play({ canvas, args }) {
    const label = `${t('fans:subscribers.sort')}: ${t('fans:order.due')}`;
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: t('fans:order.price') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, order: 'price' });
    // The list of all subscriptions has no such order, because it begins with those that have ended long ago.
    await userEvent.click(canvas.getByRole('radio', { name: t('fans:status.all') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(allSubscribers);
  },
};

/** The performer has announced a higher price, to which the subscriber has not consented (rule M7). */
export const WithoutConsent: Story = {
  args: { subscriptions: page([withoutConsent]) },
  async play({ canvas }) {
    const words = { date: dateText(withoutConsent.paidThroughAt), newPrice: '$12.95' };
    await expect(await canvas.findByText(t('fans:state.needsConsent', words))).toBeVisible();
  },
};

/** The renewal failed, and is not tried again, because the type is no longer offered. */
export const RenewalFailed: Story = {
  args: { subscriptions: page([{ ...pastDue, isRenewing: false, renewsAt: null }]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('fans:state.failed'))).toBeVisible();
  },
};

/** A deleted account cannot be blocked. */
export const AccountDeleted: Story = {
  args: { subscriptions: page([ofDeletedUser]) },
  async play({ canvas }) {
    const { name } = ofDeletedUser.user;
    await expect(await canvas.findByText(name)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('fans:menu', { name }) })).toBeNull();
  },
};

export const Empty: Story = {
  args: { subscriptions: readyList<Subscription>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:share') }));
    await expect(args.onShare).toHaveBeenCalled();
    const prices = canvas.getByRole('link', { name: t('fans:subscribers.prices') });
    await expect(prices).toHaveAttribute('href', '/creator/account#prices');
  },
};

export const NoMatch: Story = {
  args: { filter: { ...allSubscribers, query: 'porcelain' }, subscriptions: readyList<Subscription>([]) },
  async play({ canvas, args }) {
    await expectNoExport();
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:subscribers.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(allSubscribers);
  },
};

export const Loading: Story = { args: { subscriptions: loading } };

export const Failed: Story = {
  args: { subscriptions: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { subscriptions: ready({ items: subscriptions, more: 'end' }, { retry }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { subscriptions: readyList(subscriptions, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { subscriptions: readyList(subscriptions, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
