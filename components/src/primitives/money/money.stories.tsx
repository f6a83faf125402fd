import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './money.tsx';

const meta = {
  title: 'Components/Primitives/Money',
  component: Money,
  args: { amount: 25 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$25.00')).toBeVisible();
  },
};
export const WithoutDecimals: Story = { args: { amount: 1250, whole: true } };
export const Euro: Story = { args: { amount: 9.95, currency: 'EUR' } };
export const Positive: Story = { args: { amount: 100, signed: true } };
export const Negative: Story = { args: { amount: -25, signed: true } };
export const Large: Story = { args: { amount: 74.5, textStyle: 'hero' } };
