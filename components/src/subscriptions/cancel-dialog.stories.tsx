import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dateText, failure, t, tPattern } from '../testing/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { active, pastDue } from './fixtures.ts';

const meta = {
  title: 'Components/Subscriptions/CancelDialog',
  component: CancelDialog,
  args: {
    open: true,
    subscription: active,
    onClose: fn(),
    submit: fn(async (): Promise<{ ok: true } | { error: string }> => ({ ok: true })),
  },
} satisfies Meta<typeof CancelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);
const confirm = async () =>
  userEvent.click(await dialog().findByRole('button', { name: t('subscriptions:cancel.confirm') }));

export const Idle: Story = {
  async play({ args }) {
    await expect(
      await dialog().findByText(tPattern('subscriptions:cancel.text', { date: dateText(active.paidThroughAt) })),
    ).toBeVisible();
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'time-is-short');
    await userEvent.type(dialog().getByRole('textbox'), 'Back in autumn.');
    await confirm();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ reason: 'time-is-short', note: 'Back in autumn.' }));
  },
};

export const NotRenewed: Story = { args: { subscription: pastDue } };
export const Submitting: Story = { args: { submit: fn(() => new Promise<never>(() => {})) }, play: confirm };

export const Failed: Story = {
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play() {
    await confirm();
    await expect(await dialog().findByRole('alert')).toBeVisible();
  },
};
