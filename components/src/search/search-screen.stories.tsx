import type { Performer } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { feeds, lockedFeed, postActions } from '../feeds/fixtures.ts';
import { galleries } from '../galleries/fixtures.ts';
import { performers } from '../performers/fixtures.ts';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { products } from '../products/fixtures.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { videos } from '../videos/fixtures.ts';
import { keywords } from './fixtures.ts';
import { SearchScreen } from './search-screen.tsx';
import type { TopResults } from './top-results.tsx';

const retry = fn();
const onLoadMore = fn();
const actions = postActions(() => fn());

const meta = {
  title: 'Screens/Everyone/SearchScreen',
  tags: ['screen', 'everyone'],
  component: SearchScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: {
    q: 'clay',
    creators: [],
    suggestions: keywords,
    results: { tab: 'creators', onLoadMore, list: readyList(performers) },
    onType: fn(),
    onSearch: fn(),
    onOpenCreator: fn(),
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: TopResults = {
  creators: { data: performers.slice(0, 4), total: performers.length },
  posts: { data: feeds.slice(0, 2), total: feeds.length },
  videos: { data: videos.slice(0, 4), total: videos.length },
  galleries: { data: galleries.slice(0, 4), total: 12 },
  store: { data: products.slice(0, 1), total: 1 },
};
const none = { data: [], total: 0 };
const nothing: TopResults = { creators: none, posts: none, videos: none, galleries: none, store: none };

/** The first results of each type, with a link to the other results if there are more. */
export const Top: Story = {
  args: { results: { tab: 'top', results: ready(all) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('search:tabs.top') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const rest = canvas.getByRole('link', { name: t('search:seeAllOf', { kind: t('search:tabs.galleries') }) });
    await expect(rest).toHaveAttribute('href', '/search?q=clay&tab=galleries');
    await expect(canvas.getByRole('heading', { level: 2, name: t('search:tabs.store') })).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: t('search:seeAllOf', { kind: t('search:tabs.store') }) }),
    ).toBeNull();
  },
};

/** The posts are compact, so that the results below them are in view. The searched words are marked. */
export const MarkedWords: Story = {
  args: {
    q: 'ash STONE',
    results: { tab: 'top', results: ready({ ...nothing, posts: { data: feeds, total: 9 } }) },
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: feeds[0]?.text });
    await expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'ash',
      'stoneware',
    ]);
    const locked = canvas.getByRole('link', { name: new RegExp(`${t('search:locked')}$`) });
    await expect(locked).toHaveAttribute('href', `/posts/${lockedFeed._id}`);
    const [thumbnail] = canvas.getAllByRole('presentation', { hidden: true });
    const { width, height } = thumbnail?.getBoundingClientRect() ?? {};
    await expect(width).toBe(height);
  },
};

/** A type without results has no section. */
export const TopOfOneType: Story = {
  args: { results: { tab: 'top', results: ready({ ...nothing, store: all.store }) } },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};
export const LoadingTop: Story = { args: { results: { tab: 'top', results: loading } } };
export const FailedTop: Story = { args: { results: { tab: 'top', results: failed(retry) } } };

export const Creators: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Mara Quill' })).toHaveAttribute('href', '/mara.clay');
    await expect(canvas.getByRole('link', { name: t('search:tabs.creators') })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: t('search:tabs.posts') })).toHaveAttribute(
      'href',
      '/search?q=clay&tab=posts',
    );
  },
};

export const Posts: Story = {
  args: { q: '#stoneware', results: { tab: 'posts', onLoadMore, list: readyList(feeds), actions } },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('link', { name: '#stoneware' }))[0]).toHaveAttribute(
      'href',
      '/search?q=%23stoneware&tab=posts',
    );
  },
};

export const Videos: Story = { args: { results: { tab: 'videos', onLoadMore, list: readyList(videos) } } };

export const Galleries: Story = {
  args: { results: { tab: 'galleries', onLoadMore, list: readyList(galleries) } },
  async play({ canvas }) {
    const tab = await canvas.findByRole('link', { name: t('search:tabs.galleries') });
    await expect(tab).toHaveAttribute('href', '/search?q=clay&tab=galleries');
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
};

export const Store: Story = {
  args: { results: { tab: 'store', onLoadMore, list: readyList(products) } },
  async play({ canvas }) {
    const product = await canvas.findByRole('link', { name: 'River glaze mug' });
    await expect(product).toHaveAttribute('href', '/products/0193f2a4c1d07b3e5a91d000');
    await expect(canvas.getByRole('link', { name: t('search:tabs.store') })).toHaveAttribute('aria-current', 'page');
  },
};

export const LoadingGalleries: Story = { args: { results: { tab: 'galleries', onLoadMore, list: loading } } };
export const LoadingStore: Story = { args: { results: { tab: 'store', onLoadMore, list: loading } } };
export const LoadingVideos: Story = { args: { results: { tab: 'videos', onLoadMore, list: loading } } };

export const Suggesting: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('combobox'), '{Backspace}');
    await userEvent.click(canvas.getByRole('option', { name: 'stone lithography' }));
    await expect(args.onSearch).toHaveBeenCalledWith('stone lithography');
  },
};

/** The page before a search. */
export const Begin: Story = { args: { q: '' } };

export const NoMatch: Story = {
  args: { q: 'zeppelin', results: { tab: 'top', results: ready(nothing) } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: t('search:noMatchTitle', { q: 'zeppelin' }) }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { results: { tab: 'creators', onLoadMore, list: loading } } };
export const LoadingPosts: Story = { args: { results: { tab: 'posts', onLoadMore, list: loading, actions } } };

export const Failed: Story = {
  args: { results: { tab: 'creators', onLoadMore, list: failed(retry) } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { results: { tab: 'creators', onLoadMore, list: ready({ items: performers, more: 'end' }, { retry }) } },
};
export const End: Story = { play: playEnd };
export const LoadingMore: Story = {
  args: { results: { tab: 'creators', onLoadMore, list: readyList(performers, 'loading') } },
};

export const LoadMoreFailed: Story = {
  args: { results: { tab: 'creators', onLoadMore, list: readyList(performers, 'error') } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(onLoadMore).toHaveBeenCalled();
  },
};

export const Visitor: Story = { parameters: { visitor: true } };

export const NoCreators: Story = {
  args: { results: { tab: 'creators', onLoadMore, list: readyList<Performer>([]) } },
};
