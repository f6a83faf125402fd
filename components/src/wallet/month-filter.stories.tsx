import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { MonthFilter } from './month-filter.tsx';

const meta = {
  title: 'Components/Wallet/MonthFilter',
  component: MonthFilter,
  args: { month: '', months: ['2026-05', '2026-04', '2026-03'], onChange: fn() },
} satisfies Meta<typeof MonthFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllMonths: Story = {
  async play({ canvas, args }) {
    const select = await canvas.findByRole('combobox', { name: t('wallet:month.label') });
    await userEvent.selectOptions(select, '2026-03');
    await expect(args.onChange).toHaveBeenCalledWith('2026-03');
  },
};

export const OneMonth: Story = { args: { month: '2026-04' } };

/** A link names a month before the account existed. */
export const EarlierMonth: Story = {
  args: { month: '2024-01' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('combobox')).toHaveValue('2024-01');
  },
};
