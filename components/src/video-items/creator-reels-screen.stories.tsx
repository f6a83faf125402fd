import type { Reel } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { failedReel, ownReel, processingReel } from '../reels/fixtures.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { type CreatorVideoItemsFilter, CreatorVideoItemsScreen } from './creator-video-items-screen.tsx';

const retry = fn();
const noFilter: CreatorVideoItemsFilter = { query: '', audience: null, status: null, sortBy: 'createdAt' };
const withoutText: Reel = { ...ownReel, _id: '0193f2a4c1d07b3e5a91c009', text: '', audience: 'subscribers' };
const own: Reel[] = [ownReel, withoutText];

const meta = {
  title: 'Screens/Performer/CreatorReelsScreen',
  tags: ['screen', 'performer'],
  component: CreatorVideoItemsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/reels' },
  args: {
    kind: 'reel',
    items: readyList(own),
    filter: noFilter,
    onFilterChange: fn(),
    onLoadMore: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CreatorVideoItemsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reel without text has a name as well. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: ownReel.text })).toBeVisible();
    const name = t('studio:menu', { title: t('studio:untitled') });
    await userEvent.click(canvas.getByRole('button', { name }));
    const page = within(document.body);
    const edit = await page.findByRole('menuitem', { name: t('studio:edit') });
    await expect(edit).toHaveAttribute('href', `/creator/reels/${withoutText._id}`);
    await expect(page.getByRole('menuitem', { name: t('studio:view.reel') })).toHaveAttribute(
      'href',
      `/reels?reel=${withoutText._id}&back=${encodeURIComponent('/creator/reels')}`,
    );
    await userEvent.click(page.getByRole('menuitem', { name: t('studio:delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(withoutText);
    await expect(canvas.getByRole('link', { name: t('studio:new.reel') })).toHaveAttribute(
      'href',
      '/creator/reels/new',
    );
  },
};

/** A reel that is processed shows its state, and one that failed its reason. */
export const Processing: Story = {
  args: { items: readyList([processingReel, failedReel, ownReel]) },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: t('studio:list.reel') }));
    await expect(list.getByText(t('studio:status.processing'))).toBeVisible();
    await expect(list.getByText(t('studio:status.failed'))).toBeVisible();
    await expect(list.getByText(failedReel.file.reason ?? '')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { filter: { ...noFilter, query: 'porcelain' }, items: readyList<Reel>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('studio:showAll.reel') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** The empty list has only one link to a new reel. */
export const Empty: Story = {
  args: { items: readyList<Reel>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('studio:new.reel') })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { items: loading } };

export const Failed: Story = {
  args: { items: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { items: ready({ items: own, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { items: readyList(own, 'loading') } };
