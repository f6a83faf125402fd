import type { Follow } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { performers } from '../performers/fixtures.ts';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { ago } from '../testing/sample-times.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { FollowingScreen } from './following-screen.tsx';

const retry = fn();
const follows: Follow[] = performers.map(({ _id, name, username, avatar, isVerified }, index) => ({
  _id: `0193f2a4c1d07b3e5a918a0${index}`,
  user: { _id, name, username, avatar, isPerformer: true, isVerified },
  fan: null,
  createdAt: ago({ days: 73 }),
}));

const meta = {
  title: 'Screens/Fan/FollowingScreen',
  tags: ['screen', 'fan'],
  component: FollowingScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: {
    follows: ready({ items: follows, more: 'end' as const, total: follows.length }),
    onUnfollow: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof FollowingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('performers:unfollowName', { name: 'Blue Hour Trio' }) }),
    );
    await expect(args.onUnfollow).toHaveBeenCalledWith(follows[1]);
  },
};

export const Verified: Story = {
  async play({ canvas }) {
    const marks = await canvas.findAllByRole('img', { name: t('verified') });
    await expect(marks).toHaveLength(follows.filter(({ user }) => user.isVerified).length);
  },
};

export const Empty: Story = {
  args: { follows: readyList<Follow>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('follows:explore') })).toHaveAttribute('href', '/explore');
  },
};

export const Loading: Story = { args: { follows: loading } };

export const Failed: Story = {
  args: { follows: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { follows: ready({ items: follows, more: 'end' }, { retry }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { follows: readyList(follows, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { follows: readyList(follows, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
