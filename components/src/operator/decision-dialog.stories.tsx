import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, t } from '../testing/index.ts';
import { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx';

const meta = {
  title: 'Components/Operator/DecisionDialog',
  component: DecisionDialog,
  args: {
    title: t('operator:payouts.title.rejected', { number: 'PO-2041' }),
    text: t('operator:payouts.text.rejected', { amount: '$120.00' }),
    submitLabel: t('operator:payouts.decide.rejected'),
    hasReason: true,
    submit: fn(async (): ReturnType<DecisionDialogProps['submit']> => ({ ok: true })),
    onClose: fn(),
  },
} satisfies Meta<typeof DecisionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rejection needs a reason. */
export const WithReason: Story = {
  async play({ args }) {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: args.submitLabel }));
    await expect(await dialog.findByText(t('operator:decision.required'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(t('operator:decision.reason')), 'The name differs.');
    await userEvent.click(dialog.getByRole('button', { name: args.submitLabel }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ reason: 'The name differs.' }));
  },
};

export const Failed: Story = {
  args: { hasReason: false, submit: fn(async () => failure('STATUS_CONFLICT')) },
  async play({ args }) {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: args.submitLabel }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('errors:STATUS_CONFLICT'));
  },
};
