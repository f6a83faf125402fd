import type { Video } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { failedVideo, lockedVideo, ownVideo, processingVideo } from '../videos/fixtures.ts';
import { type CreatorVideoItemsFilter, CreatorVideoItemsScreen } from './creator-video-items-screen.tsx';

const retry = fn();
const noFilter: CreatorVideoItemsFilter = { query: '', audience: null, status: null, sortBy: 'createdAt' };
const sold: Video = { ...ownVideo, _id: lockedVideo._id, title: lockedVideo.title, audience: 'subscribers', price: 8 };
const processing: Video = {
  ...processingVideo,
  _id: '0193f2a4c1d07b3e5a91a0a1',
  title: 'Loading the kiln',
  file: { ...processingVideo.file, _id: '0193f2a4c1d07b3e5a91b0a1' },
};
const broken: Video = { ...failedVideo, _id: '0193f2a4c1d07b3e5a91a0a2', title: 'Trimming a foot ring' };
const own: Video[] = [ownVideo, sold];

const meta = {
  title: 'Screens/Performer/CreatorVideosScreen',
  tags: ['screen', 'performer'],
  component: CreatorVideoItemsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/videos' },
  args: {
    kind: 'video',
    items: readyList(own),
    filter: noFilter,
    onFilterChange: fn(),
    onLoadMore: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CreatorVideoItemsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('studio:menu', { title: ownVideo.title }) }));
    const page = within(document.body);
    const edit = await page.findByRole('menuitem', { name: t('studio:edit') });
    await expect(edit).toHaveAttribute('href', `/creator/videos/${ownVideo._id}`);
    await expect(page.getByRole('menuitem', { name: t('studio:view.video') })).toHaveAttribute(
      'href',
      `/videos/${ownVideo._id}`,
    );
    await userEvent.click(page.getByRole('menuitem', { name: t('studio:delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(ownVideo);
    await expect(canvas.getByRole('link', { name: t('studio:new.video') })).toHaveAttribute(
      'href',
      '/creator/videos/new',
    );
  },
};

/** A video that is processed shows its progress, and one that failed its reason. */
export const Processing: Story = {
  args: { items: readyList([processing, broken, ownVideo]), progress: new Map([[processing.file._id, 0.42]]) },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: t('studio:list.video') }));
    await expect(list.getByText(/42/)).toBeVisible();
    await expect(list.getByText(t('studio:status.failed'))).toBeVisible();
    await expect(list.getByText(broken.file.reason ?? '')).toBeVisible();
  },
};

export const Filtering: Story = {
  args: { filter: { ...noFilter, status: 'failed' }, items: readyList([broken]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.subscribers') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      ...{ ...noFilter, status: 'failed', audience: 'subscribers' },
    });
    await userEvent.selectOptions(canvas.getByLabelText(t('studio:status.label')), 'ready');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noFilter, status: 'ready' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...noFilter, query: 'porcelain' }, items: readyList<Video>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('studio:showAll.video') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** The empty list has only one link to a new video. */
export const Empty: Story = {
  args: { items: readyList<Video>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('studio:new.video') })).toHaveLength(1);
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

export const LoadMoreFailed: Story = {
  args: { items: readyList(own, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
