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

/** Its properties are controls. */
export const Playground: Story = {};

/** The viewer's currency is the charged currency. */
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

/** A charge shows the exact amount and the approximate one. */
export const ToBeCharged: Story = {
  decorators: [inEuros],
  render: (args) => <ChargedPrice {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
    await expect(canvas.getByText('≈ €9.15')).toBeVisible();
  },
};

/** Shows only the exact amount if the viewer's currency is the charged currency. */
export const ToBeChargedInPrimary: Story = {
  render: (args) => <ChargedPrice {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.95')).toBeVisible();
    await expect(canvas.queryByText(/≈/)).toBeNull();
  },
};
