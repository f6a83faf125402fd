import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { withToasts } from '../users/sample.tsx';
import { BlockedUsers } from './blocked-users.tsx';
import { blocks } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Components/Blocks/BlockedUsers',
  component: BlockedUsers,
  decorators: [withToasts],
  args: { blocks: readyList(blocks), onUnblock: fn(), onLoadMore: fn() },
} satisfies Meta<typeof BlockedUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('blocks:users.unblockName', { name: 'Lou' }) }));
    await expect(args.onUnblock).toHaveBeenCalledWith(blocks[1]);
  },
};
export const Unblocking: Story = { args: { busyId: blocks[1]?._id ?? null } };
export const Empty: Story = { args: { blocks: readyList([]) } };
export const Loading: Story = { args: { blocks: loading } };
export const LoadingMore: Story = { args: { blocks: readyList(blocks, 'loading') } };
export const Failed: Story = {
  args: { blocks: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
