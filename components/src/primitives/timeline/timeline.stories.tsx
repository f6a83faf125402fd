import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ago } from '../../testing/sample-times.ts';
import { Timeline } from './timeline.tsx';

const paid = { id: 'paid', label: 'Paid', state: 'done', at: ago({ days: 2 }) } as const;

const meta = {
  title: 'Components/Primitives/Timeline',
  component: Timeline,
  args: {
    label: 'Progress',
    currentId: 'shipped',
    stateLabels: { done: 'Done', ahead: 'Ahead', stopped: 'Stopped' },
    steps: [
      paid,
      { id: 'shipped', label: 'Shipped', state: 'done', at: ago({ hours: 3 }) },
      { id: 'delivered', label: 'Delivered', state: 'ahead', at: null },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(within(steps[2] as HTMLElement).getByRole('img', { name: 'Ahead' })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: {
    currentId: 'refunded',
    steps: [paid, { id: 'refunded', label: 'Refunded', state: 'stopped', at: ago({ hours: 1 }) }],
  },
};
