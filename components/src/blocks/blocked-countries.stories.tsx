import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { withToasts } from '../users/sample.tsx';
import { BlockedCountries } from './blocked-countries.tsx';
import { countries } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Components/Blocks/BlockedCountries',
  component: BlockedCountries,
  decorators: [withToasts],
  args: { blocked: ready(['IS', 'NO']), countries, onChange: fn() },
} satisfies Meta<typeof BlockedCountries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.selectOptions(await canvas.findByLabelText(t('blocks:countries.add')), 'Portugal');
    await expect(args.onChange).toHaveBeenCalledWith(['IS', 'NO', 'PT']);
    await userEvent.click(canvas.getByRole('button', { name: t('blocks:countries.remove', { name: 'Iceland' }) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['NO']);
  },
};
export const Empty: Story = { args: { blocked: ready([]) } };
export const Loading: Story = { args: { blocked: loading } };
export const Failed: Story = {
  args: { blocked: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
