import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HStack } from '../layout/index.ts';
import { Badge, CountBadge } from './badge.tsx';

const meta = {
  title: 'Components/Primitives/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <HStack gap="3" flexWrap="wrap">
      <Badge>Draft</Badge>
      <Badge tone="live">Live</Badge>
      <Badge tone="success">Paid</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="notice">Pending</Badge>
      <Badge tone="accent">New</Badge>
    </HStack>
  ),
};

export const Counts: Story = {
  render: () => (
    <HStack gap="3">
      <CountBadge count={1} />
      <CountBadge count={27} />
      <CountBadge count={140} />
      <CountBadge count={0} />
    </HStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((badge) => badge.textContent)).toEqual(['1', '27', '99+']);
  },
};
