import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { payout } from './fixtures.ts';
import { PayoutScreen } from './payout-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/PayoutScreen',
  tags: ['screen', 'performer'],
  component: PayoutScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { payout: ready(payout.pending), payee: 'Mara Quill', onChange: fn() },
} satisfies Meta<typeof PayoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findSteps = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: t('payouts:steps.title') })).getAllByRole('listitem');

/** A pending payout can be changed. */
export const Pending: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:change.open') }));
    await expect(args.onChange).toHaveBeenCalled();
    const [requested, approved, paid] = await findSteps(canvas);
    await expect(requested).toHaveAttribute('aria-current', 'step');
    await expect(approved).toHaveTextContent(t('payouts:status.approved'));
    await expect(paid).toHaveTextContent(t('payouts:status.paid'));
  },
};

export const Approved: Story = {
  args: { payout: ready(payout.approved) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('payouts:state.approved'));
    await expect(canvas.queryByRole('button', { name: t('payouts:change.open') })).toBeNull();
  },
};

export const Paid: Story = {
  args: { payout: ready(payout.paid) },
  async play({ canvas }) {
    const steps = await findSteps(canvas);
    await expect(steps.at(-1)).toHaveAttribute('aria-current', 'step');
    await expect(within(steps.at(-1) as HTMLElement).getByRole('img', { name: t('payouts:steps.done') })).toBeVisible();
  },
};

/** The printed statement contains everything about the payout, and replaces the page. */
export const Printing: Story = {
  args: { payout: ready(payout.paid) },
  async play({ canvas }) {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:statement.print') }));
    await expect(print).toHaveBeenCalled();
    const copy = () => document.querySelector('body > [data-print]');
    await waitFor(() => expect(copy()).toHaveTextContent(t('payouts:statement.title')));
    for (const text of [payout.paid.number, 'Mara Quill', 'Banco do Mar, •••• 4821', '$480.00'])
      await expect(copy()).toHaveTextContent(text);
  },
};

/** The reason of a failure is shown, and the amount was returned. */
export const PayoutFailed: Story = {
  args: { payout: ready(payout.failed) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('payouts:state.failed'));
    await expect(canvas.getAllByText(payout.failed.reason)[0]).toBeVisible();
    await expect(await findSteps(canvas)).toHaveLength(3);
  },
};

export const Rejected: Story = {
  args: { payout: ready(payout.rejected) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('payouts:state.rejected'));
    const steps = await findSteps(canvas);
    await expect(steps).toHaveLength(2);
    await expect(within(steps[1] as HTMLElement).getByRole('img', { name: t('payouts:steps.stopped') })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { isMissing: true },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('payouts:missing.action') });
    await expect(link).toHaveAttribute('href', '/creator/payouts');
  },
};

export const Loading: Story = { args: { payout: loading } };

export const Failed: Story = {
  args: { payout: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
