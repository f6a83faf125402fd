import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { FollowButton } from './follow-button.tsx';

const meta = {
  title: 'Components/Performers/FollowButton',
  component: FollowButton,
  args: { name: 'Mara Quill', isFollowed: false, onToggle: fn() },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name contains the performer's name. The button works by keyboard. */
export const NotFollowed: Story = {
  async play({ canvas, args }) {
    const button = await canvas.findByRole('button', { name: t('performers:followName', { name: 'Mara Quill' }) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Followed: Story = {
  args: { isFollowed: true },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: t('performers:unfollowName', { name: 'Mara Quill' }) }),
    ).toBeVisible();
  },
};

export const Main: Story = { args: { isMain: true } };
export const Small: Story = { args: { size: 'sm' } };
export const FullWidth: Story = { args: { fullWidth: true } };
