import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, t } from '../testing/index.ts';
import { OnboardingDialog, type OnboardingDialogProps } from './onboarding-dialog.tsx';

const meta = {
  title: 'Components/Payouts/OnboardingDialog',
  component: OnboardingDialog,
  args: { onClose: fn(), submit: fn(async (): ReturnType<OnboardingDialogProps['submit']> => ({ ok: true })) },
} satisfies Meta<typeof OnboardingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);
const finish = async () =>
  userEvent.click(await dialog().findByRole('button', { name: t('payoutMethod:onboarding.submit') }));

/** Stripe accepts the account, unless another outcome is selected. */
export const Idle: Story = {
  async play({ args }) {
    await finish();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith('ready'));
  },
};

export const OtherOutcome: Story = {
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('radio', { name: t('payoutMethod:status.restricted') }));
    await finish();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith('restricted'));
  },
};

export const Failed: Story = {
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play() {
    await finish();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
  },
};
