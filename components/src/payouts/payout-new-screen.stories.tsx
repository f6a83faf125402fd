import type { PayoutObstacle } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { type FormResult, failed, loading, ready } from '../primitives/index.ts';
import { failure, shows, t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { calculation } from './fixtures.ts';
import type { PayoutValues } from './payout-fields.tsx';
import { PayoutNewScreen } from './payout-new-screen.tsx';

type Result = FormResult<keyof PayoutValues>;
const retry = fn();

const meta = {
  title: 'Screens/Performer/PayoutNewScreen',
  tags: ['screen', 'performer'],
  component: PayoutNewScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/payouts/new' },
  args: { calculation: ready(calculation), submit: fn(async (): Promise<Result> => ({ ok: true })) },
} satisfies Meta<typeof PayoutNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function setAmount(canvas: Canvas, amount: string): Promise<void> {
  const field = await canvas.findByLabelText(t('payouts:form.amount'));
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

const send = async (canvas: Canvas, amount: string) =>
  userEvent.click(await canvas.findByRole('button', { name: t('payouts:form.submit', { amount }) }));

/** The whole payable amount is the default. The button has the exact amount, and the account is masked. */
export const Idle: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByLabelText(t('payouts:form.amount'))).toHaveValue('312.50');
    await expect(canvas.getByText('Banco do Mar, •••• 4821')).toBeVisible();
    await setAmount(canvas, '120');
    await expect(canvas.getByText('$192.50')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(tPattern('payouts:form.note')), ' For the new kiln shelves. ');
    await send(canvas, '$120.00');
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ amount: 120, note: 'For the new kiln shelves.' }));
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await setAmount(canvas, '49.99');
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:form.submitPlain') }));
    const bounds = { minimum: '$50.00', maximum: '$312.50' };
    await expect(await canvas.findByText(t('payouts:form.amountInvalid', bounds))).toBeVisible();
    await expect(canvas.getByLabelText(t('payouts:form.amount'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise<Result>(() => undefined)) },
  async play({ canvas }) {
    await send(canvas, '$312.50');
    const button = await canvas.findByRole('button', { name: tPattern('payouts:form.submit', { amount: '$312.50' }) });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Another payout was requested meanwhile, such as in another window. */
export const ServerError: Story = {
  parameters: { shows: shows('createPayoutRequest', 'PAYOUT_PENDING') },
  args: { submit: fn(async (): Promise<Result> => failure('PAYOUT_PENDING')) },
  async play({ canvas }) {
    await send(canvas, '$312.50');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:PAYOUT_PENDING'));
  },
};

/** Shows an obstacle instead of the form, and checks the link to where it can be removed. */
const blocked = (obstacle: PayoutObstacle, key: 'notApproved' | 'noDestination' | 'pending' | 'belowMinimum') => ({
  args: { calculation: ready({ ...calculation, obstacle }) },
  play: async (canvas: Canvas, href: string) => {
    await expect(await canvas.findByRole('heading', { name: t(`payouts:obstacle.${key}.title`) })).toBeVisible();
    const link = canvas.getByRole('link', { name: t(`payouts:obstacle.${key}.action`) });
    await expect(link).toHaveAttribute('href', href);
    await expect(canvas.queryByLabelText(t('payouts:form.amount'))).toBeNull();
  },
});

const notApproved = blocked('not-approved', 'notApproved');
export const NotApproved: Story = {
  args: notApproved.args,
  play: ({ canvas }) => notApproved.play(canvas, '/creator/account'),
};

const noAccount = blocked('no-destination', 'noDestination');
export const NoBankAccount: Story = {
  args: noAccount.args,
  play: ({ canvas }) => noAccount.play(canvas, '/creator/account?dialog=bank'),
};

const pending = blocked('pending-payout', 'pending');
export const PendingBlocks: Story = {
  args: { ...pending.args, pendingId: '0193f2a4c1d07b3e5a92c001' },
  play: ({ canvas }) => pending.play(canvas, '/creator/payouts/0193f2a4c1d07b3e5a92c001'),
};

const belowMinimum = blocked('below-minimum', 'belowMinimum');
export const BelowMinimum: Story = {
  args: { calculation: ready({ ...calculation, payableEarnings: 30, obstacle: 'below-minimum' }) },
  play: ({ canvas }) => belowMinimum.play(canvas, '/creator/earnings'),
};

export const Loading: Story = { args: { calculation: loading } };

export const Failed: Story = {
  args: { calculation: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
