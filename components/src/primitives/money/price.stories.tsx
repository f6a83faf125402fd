import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChargedPrice, Price } from './price.tsx';
import { inEuros } from './sample.tsx';

const meta = {
  title: 'Components/Primitives/Price',
  component: Price,
  args: { amount: 9.95 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The viewer's currency is the primary currency, so the price is exact. */
export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
  },
};

/** The charged amount is shown together with its approximate value. */
export const Euro: Story = {
  decorators: [inEuros],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95 (≈ €9.15)')).toBeVisible();
  },
};

/** The amount that is charged is exact, and the approximate amount follows it. */
export const Charged: Story = {
  decorators: [inEuros],
  render: (args) => <ChargedPrice {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
    await expect(canvas.getByText('≈ €9.15')).toBeVisible();
  },
};

/** The viewer's currency is the primary currency, so there is no approximate amount. */
export const ChargedInPrimaryCurrency: Story = {
  render: (args) => <ChargedPrice {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
    await expect(canvas.queryByText(/≈/)).toBeNull();
  },
};
