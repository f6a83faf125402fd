import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountLines } from './amount-lines.tsx';

const meta = {
  title: 'Components/Primitives/AmountLines',
  component: AmountLines,
  args: {
    lines: [
      { label: 'Paid', value: '$25.00' },
      { label: 'Commission', value: '−$5.00' },
      { label: 'Earned', value: '$20.00', isResult: true },
    ],
  },
} satisfies Meta<typeof AmountLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('$20.00')).toBeVisible();
  },
};
