import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Money } from '../money/index.ts';
import { ChoiceChips, type ChoiceChipsProps } from './choice-chips.tsx';

const amounts = [10, 25, 50, 100].map((value) => ({ value, label: <Money amount={value} whole /> }));

function ControlledChips(props: Omit<ChoiceChipsProps<number>, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <ChoiceChips {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Primitives/ChoiceChips',
  component: ControlledChips,
  args: { label: 'Amount', choices: amounts, value: 25 },
} satisfies Meta<typeof ControlledChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Amounts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('$100'));
    await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: null } };
export const WithError: Story = { args: { value: null, error: 'Choose an amount.' } };
export const OneDisabled: Story = {
  args: { choices: amounts.map((choice) => ({ ...choice, disabled: choice.value === 100 })) },
};
/** On phones the chips do not wrap. The selected chip is scrolled into the row. */
export const PhoneOneRow: Story = {
  args: {
    isOneRow: true,
    hideLabel: true,
    choices: [1, 2, 5, 10, 25, 50, 100, 250].map((value) => ({ value, label: <Money amount={value} whole /> })),
    value: 250,
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const last = await canvas.findByRole('radio', { name: '$250' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
    const first = canvas.getByRole('radio', { name: '$1' });
    await expect(first.getBoundingClientRect().top).toBe(last.getBoundingClientRect().top);
  },
};
