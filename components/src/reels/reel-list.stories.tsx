import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState, failed, loading, readyList } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { reel, reels } from './fixtures.ts';
import { ReelList } from './reel-list.tsx';

const retry = fn();

const meta = {
  title: 'Components/Reels/ReelList',
  component: ReelList,
  args: {
    reels: readyList(reels),
    onLoadMore: fn(),
    label: 'Reels of Mara Quill',
    empty: <EmptyState illustration="frame" title="No reels yet" />,
  },
} satisfies Meta<typeof ReelList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const first = await canvas.findByRole('link', { name: /^Forty seconds of centring/ });
    await expect(first).toHaveAttribute('href', `/reels?performer=${reel.performer._id}&reel=${reel._id}`);
    await expect(canvas.getByRole('link', { name: tPattern('reels:locked') })).toBeVisible();
  },
};
export const LoadingMore: Story = { args: { reels: readyList(reels, 'loading') } };
export const LoadMoreFailed: Story = { args: { reels: readyList(reels, 'error') } };
export const Empty: Story = { args: { reels: readyList<typeof reel>([]) } };
export const Loading: Story = { args: { reels: loading } };
export const Failed: Story = {
  args: { reels: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
