import { formatRelativeTime } from '@fanlight/sdk/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language } from '../../testing/index.ts';
import { RelativeTime } from './relative-time.tsx';

const now = new Date('2025-06-15T12:00:00Z');

const meta = {
  title: 'Components/Primitives/RelativeTime',
  component: RelativeTime,
  args: { at: '2025-06-15T11:55:00Z', now },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The controls change the properties of the component. */
export const Playground: Story = {};

export const Minutes: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(formatRelativeTime('2025-06-15T11:55:00Z', language().language, now)),
    ).toHaveAttribute('datetime', '2025-06-15T11:55:00Z');
  },
};
export const Hours: Story = { args: { at: '2025-06-15T09:00:00Z' } };
export const Yesterday: Story = { args: { at: '2025-06-14T11:00:00Z' } };
export const LongAgo: Story = { args: { at: '2023-05-02T12:00:00Z' } };
