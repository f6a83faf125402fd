import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Charged, Price } from './price.tsx';
import { inEuros } from './sample.tsx';

const meta = {
  title: 'Components/Primitives/Price',
  component: Price,
  args: { amount: 9.95 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shown currency is the charged one. */
export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
  },
};

export const Euro: Story = {
  decorators: [inEuros],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('≈ €9.15')).toBeVisible();
  },
};

/** Where money is charged: the exact amount, and about how much it is. */
export const ToBeCharged: Story = {
  decorators: [inEuros],
  render: (args) => <Charged {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
    await expect(canvas.getByText('≈ €9.15')).toBeVisible();
  },
};

/** Without another currency only the amount is shown. */
export const ToBeChargedInPrimary: Story = {
  render: (args) => <Charged {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
    await expect(canvas.queryByText(/≈/)).toBeNull();
  },
};
