import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading bowls.jpg', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};
export const None: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 1 } };
export const Unknown: Story = { args: { value: null } };
