import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, failed, loading, ready, readyList, Text } from '../primitives/index.ts';
import { performerStories } from '../stories/fixtures.ts';
import { StoriesBar } from '../stories/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { inColumn, t } from '../testing/index.ts';
import { feeds, postActions } from './fixtures.ts';
import { HomeScreen } from './home-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/HomeScreen',
  tags: ['screen', 'fan'],
  component: HomeScreen,
  parameters: inColumn,
  args: {
    filter: 'all',
    feeds: readyList(feeds),
    actions: postActions(fn),
    onLoadMore: fn(),
    suggestions: <Text>Performers to begin with</Text>,
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('feeds:home.title') })).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: t('feeds:home.timeline') })).toBeVisible();
  },
};

/** Only posts of performers to whom the viewer is subscribed. The choice is in the URL. */
export const Subscribed: Story = {
  args: { filter: 'subscribed', feeds: readyList(feeds.slice(1, 3)) },
  async play({ canvas }) {
    const tabs = within(await canvas.findByRole('navigation', { name: t('feeds:home.filters') }));
    const current = tabs.getByRole('link', { name: t('feeds:home.filter.subscribed') });
    await expect(current).toHaveAttribute('href', '/home?filter=subscribed');
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: t('feeds:home.filter.all') })).toHaveAttribute('href', '/home');
  },
};

/** Without subscriptions, the screen leads to performers. The other tab stays. */
export const NoSubscribedPosts: Story = {
  args: { filter: 'subscribed', feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('feeds:home.subscribedEmptyTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('feeds:home.explore') })).toHaveAttribute('href', '/explore');
    await expect(canvas.getByRole('link', { name: t('feeds:home.filter.all') })).toBeVisible();
    await expect(canvas.queryByText('Performers to begin with')).toBeNull();
  },
};

/** Performers with stories of the last day are shown above the timeline. */
export const WithStories: Story = { args: { stories: <StoriesBar groups={ready(performerStories)} /> } };

/** New posts are added only when the viewer asks for them, so that the list does not move while the viewer reads. */
export const NewPosts: Story = {
  args: { newPosts: { total: 3, onShow: fn() } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('feeds:home.newPosts', { count: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:home.newPosts', { count: 3 }) }));
    await expect(args.newPosts?.onShow).toHaveBeenCalled();
  },
};

export const OneNewPost: Story = { args: { newPosts: { total: 1, onShow: fn() } } };

export const NoNewPosts: Story = {
  args: { newPosts: { total: 0, onShow: fn() } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
};

export const FollowsNobody: Story = {
  args: { feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Performers to begin with')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('feeds:home.explore') })).toHaveAttribute('href', '/explore');
  },
};

/** The suggestions stay after the first follow, so that the viewer can follow several performers. */
export const PhoneFirstFollows: Story = {
  args: { feeds: readyList<Feed>([]) },
  render: function Following(args) {
    const [posts, setPosts] = useState<Feed[]>([]);
    const suggestions = <Button onClick={() => setPosts(feeds)}>Follow</Button>;
    return <HomeScreen {...args} feeds={readyList(posts)} suggestions={suggestions} />;
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const follow = await canvas.findByRole('button', { name: 'Follow' });
    const { top } = follow.getBoundingClientRect();
    await expect(canvas.queryByRole('button', { name: t('feeds:home.showTimeline') })).toBeNull();
    await userEvent.click(follow);
    const show = await canvas.findByRole('button', { name: t('feeds:home.showTimeline') });
    await expect(follow.getBoundingClientRect().top).toBe(top);
    await userEvent.click(show);
    await expect(await canvas.findByRole('list', { name: t('feeds:home.timeline') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
  },
};

export const Loading: Story = { args: { feeds: loading } };

export const Failed: Story = {
  args: { feeds: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { feeds: ready({ items: feeds, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { feeds: readyList(feeds, 'loading') } };
export const LoadMoreFailed: Story = { args: { feeds: readyList(feeds, 'error') } };
