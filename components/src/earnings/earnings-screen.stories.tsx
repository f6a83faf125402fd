import type { Earning } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { allEarnings, EarningsScreen } from './earnings-screen.tsx';
import { earningStats, earnings, tipEarning } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Screens/Performer/EarningsScreen',
  tags: ['screen', 'performer'],
  component: EarningsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/earnings' },
  args: {
    stats: ready(earningStats),
    earnings: readyList(earnings),
    filter: allEarnings,
    onFilterChange: fn(),
    onExplain: fn(),
    onDownload: fn(),
    isDownloading: false,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof EarningsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sold item links to its page. The list is filtered by type and by days. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const post = await canvas.findByRole('link', { name: 'Every glaze that failed, and why' });
    await expect(post).toHaveAttribute('href', '/posts/0193f2a4c1d07b3e5a918d00');
    await userEvent.click(canvas.getByRole('radio', { name: t('earnings:filter.tip') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...allEarnings, type: 'tip' });
    fireEvent.change(canvas.getByLabelText(t('earnings:filter.from')), { target: { value: '2026-05-01' } });
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...allEarnings, from: '2026-05-01' });
  },
};

/** The notification of a tip opens the list at the tip, which is marked. */
export const AtTip: Story = {
  args: { currentId: tipEarning._id, filter: { ...allEarnings, type: 'tip' }, earnings: readyList([tipEarning]) },
  async play({ canvas }) {
    const current = (await canvas.findByText('For the next kiln.')).closest<HTMLElement>('[aria-current="true"]');
    await expect(within(current as HTMLElement).getByText('+$20.00')).toBeVisible();
  },
};

const manyEarnings = Array.from({ length: 60 }, (_, index) =>
  index === 40 ? tipEarning : { ...(earnings[0] as Earning), _id: `0193f2a4c1d07b3e5a91f0${index + 10}` },
);

/** The list scrolls to the tip only once. A viewer who leaves it and comes back is not moved again. */
export const AtTipOfLongList: Story = {
  args: { currentId: tipEarning._id, earnings: readyList(manyEarnings) },
  async play() {
    const findTip = () => document.querySelector('li [aria-current="true"]:not(a)');
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    await expect(findTip()).toBeVisible();
    const scrollY = window.scrollY;
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(findTip()).toBeNull());
    window.scrollTo({ top: scrollY - window.innerHeight });
    await waitFor(() => expect(findTip()).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(Math.abs(window.scrollY - (scrollY - window.innerHeight))).toBeLessThan(100);
  },
};

/** Each figure opens the ledger entries of which it consists. */
export const Explain: Story = {
  async play({ canvas, args }) {
    const figures = { payable: '$392.50', held: '$180.40', frozen: '$52.00' } as const;
    for (const [figure, amount] of Object.entries(figures)) {
      await userEvent.click(await canvas.findByRole('button', { name: t('balance:open', { amount }) }));
      await expect(args.onExplain).toHaveBeenLastCalledWith(figure);
    }
  },
};

/** The file has the earnings of the filter. */
export const Download: Story = {
  args: { filter: { ...allEarnings, type: 'tip' }, earnings: readyList([tipEarning]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('earnings:download') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Downloading: Story = { args: { isDownloading: true } };

export const Empty: Story = { args: { earnings: readyList<Earning>([]) } };

export const FilteredEmpty: Story = {
  args: { earnings: readyList<Earning>([]), filter: { ...allEarnings, type: 'video' } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('earnings:empty.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(allEarnings);
  },
};

export const Loading: Story = { args: { earnings: loading } };

export const Failed: Story = {
  args: { earnings: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The chart's numbers are also in a table. */
export const AsTable: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: /./ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('earnings:stats.showTable') }));
    await expect(await canvas.findAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('button', { name: t('earnings:stats.showChart') })).toHaveFocus();
  },
};

export const StatsLoading: Story = { args: { stats: loading } };

export const StatsFailed: Story = {
  args: { stats: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { earnings: readyList(earnings, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { earnings: readyList(earnings, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
