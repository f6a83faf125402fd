import type { Bookmark } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { feeds, postActions } from '../feeds/fixtures.ts';
import { galleries } from '../galleries/fixtures.ts';
import { performers } from '../performers/fixtures.ts';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { products } from '../products/fixtures.ts';
import { reels } from '../reels/fixtures.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { videos } from '../videos/fixtures.ts';
import { BookmarksScreen } from './bookmarks-screen.tsx';
import { bookmarks } from './fixtures.ts';

const retry = fn();
const onRemove = fn();
const all = { tab: 'all' as const, list: readyList(bookmarks), onRemove };
const actions = postActions(() => fn());

const meta = {
  title: 'Screens/Fan/BookmarksScreen',
  tags: ['screen', 'fan'],
  component: BookmarksScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { bookmarks: all, onLoadMore: fn() },
} satisfies Meta<typeof BookmarksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'A day at the kiln' })).toHaveAttribute(
      'href',
      '/videos/0193f2a4c1d07b3e5a918c42',
    );
    const gallery = canvas.getByRole('link', { name: /^Test tiles/ });
    await expect(gallery).toHaveAttribute('href', '/galleries/0193f2a4c1d07b3e5a918c44');
    const product = canvas.getByRole('link', { name: 'Ash glaze, 500 g' });
    await expect(product).toHaveAttribute('href', '/products/0193f2a4c1d07b3e5a918c46');
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('reactions:remove', {
          title: t('reactions:byName', { kind: t('reactions:kinds.reel'), name: 'Mara Quill' }),
        }),
      }),
    );
    await expect(onRemove).toHaveBeenCalledWith(bookmarks[3]);
  },
};

export const Performers: Story = {
  args: { bookmarks: { tab: 'performers', list: readyList(performers) } },
  async play({ canvas }) {
    const marks = await canvas.findAllByRole('img', { name: t('verified') });
    await expect(marks).toHaveLength(performers.filter(({ isVerified }) => isVerified).length);
  },
};

export const Posts: Story = {
  args: { bookmarks: { tab: 'posts', list: readyList(feeds), actions } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('reactions:tabs.posts') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Galleries: Story = {
  args: { bookmarks: { tab: 'galleries', list: readyList(galleries) } },
  async play({ canvas }) {
    const tab = await canvas.findByRole('link', { name: t('reactions:tabs.galleries') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveAttribute('href', '/user/bookmarks/galleries');
  },
};

export const Videos: Story = { args: { bookmarks: { tab: 'videos', list: readyList(videos) } } };
export const Reels: Story = { args: { bookmarks: { tab: 'reels', list: readyList(reels) } } };
export const Products: Story = {
  args: { bookmarks: { tab: 'products', list: readyList(products) } },
  async play({ canvas }) {
    const product = await canvas.findByRole('link', { name: 'River glaze mug' });
    await expect(product).toHaveAttribute('href', '/products/0193f2a4c1d07b3e5a91d000');
  },
};

export const LoadingGalleries: Story = { args: { bookmarks: { tab: 'galleries', list: loading } } };
export const LoadingProducts: Story = { args: { bookmarks: { tab: 'products', list: loading } } };
export const LoadingVideos: Story = { args: { bookmarks: { tab: 'videos', list: loading } } };
export const LoadingReels: Story = { args: { bookmarks: { tab: 'reels', list: loading } } };

export const Empty: Story = {
  args: { bookmarks: { ...all, list: readyList<Bookmark>([]) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('reactions:explore') })).toHaveAttribute('href', '/explore');
  },
};

export const Loading: Story = { args: { bookmarks: { ...all, list: loading } } };
export const LoadingPerformers: Story = { args: { bookmarks: { tab: 'performers', list: loading } } };
export const LoadingPosts: Story = { args: { bookmarks: { tab: 'posts', list: loading, actions } } };

export const Failed: Story = {
  args: { bookmarks: { ...all, list: failed(retry) } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { bookmarks: { ...all, list: ready({ items: bookmarks, more: 'end' }, { retry }) } },
};
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { bookmarks: { ...all, list: readyList(bookmarks, 'loading') } } };

export const LoadMoreFailed: Story = {
  args: { bookmarks: { ...all, list: readyList(bookmarks, 'error') } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
