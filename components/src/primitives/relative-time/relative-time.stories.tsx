import { formatRelativeTime } from '@fanlight/sdk/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { language } from '../../testing/index.ts';
import { ago } from '../../testing/sample-times.ts';
import { RelativeTime } from './relative-time.tsx';

const minutesAgo = ago({ minutes: 5 });

const meta = {
  title: 'Components/Primitives/RelativeTime',
  component: RelativeTime,
  args: { at: minutesAgo },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Minutes: Story = {
  play: async ({ canvas }) => {
    const text = formatRelativeTime(minutesAgo, language().language);
    await expect(canvas.getByText(text)).toHaveAttribute('datetime', minutesAgo);
  },
};
export const Hours: Story = { args: { at: ago({ hours: 3 }) } };
export const Yesterday: Story = { args: { at: ago({ days: 1, hours: 1 }) } };
export const LongAgo: Story = { args: { at: ago({ days: 1108 }) } };
