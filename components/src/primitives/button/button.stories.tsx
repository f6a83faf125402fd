import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { CountBadge } from '../badge/index.ts';
import { HStack, Stack } from '../layout/index.ts';
import { Button, ButtonLink, IconButton } from './button.tsx';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: 'Subscribe for $9.95', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Main: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Message' } };
export const Outline: Story = { args: { variant: 'outline', children: 'Follow' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete post' } };
export const WithIcon: Story = { args: { icon: Plus, children: 'New post' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } };

/** A loading button keeps its width and its focus, and ignores clicks. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe for $9.95' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <HStack gap="3" flexWrap="wrap">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </HStack>
  ),
};

export const Link: Story = {
  render: () => <ButtonLink to="/user/wallet">Top up</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/user/wallet');
  },
};

export const Icons: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      <IconButton icon={Heart} label="Like" pressed={false} />
      <IconButton icon={Heart} label="Like" pressed />
      <IconButton icon={Plus} label="New post" variant="main" />
      <IconButton icon={Bell} label="Notifications, 3 unread" badge={<CountBadge count={3} label={null} />} />
      <IconButton icon={Plus} label="Not now" disabled variant="outline" />
    </Stack>
  ),
};
