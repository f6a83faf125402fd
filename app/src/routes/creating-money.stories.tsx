import { t } from '@fanlight/components/testing';
import { make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating money',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatorEarnings: Story = {
  name: 'Creator earnings · /creator/earnings',
  args: { path: '/creator/earnings', as: 'performer' },
  parameters: performer,
};
const exported = fn();

/** The file has the earnings of the filter. */
export const CreatorEarningsDownload: Story = {
  name: 'Creator earnings, download · /creator/earnings',
  args: { path: '/creator/earnings?type=tip', as: 'performer' },
  parameters: performerWith(
    mocks.earnings.getExportEarningsMockHandler(({ request }) => {
      exported(Object.fromEntries(new URL(request.url).searchParams));
      return new Blob(['\uFEFF"date"\r\n'], { type: 'text/csv' });
    }),
  ),
  async play({ canvas }) {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const button = await canvas.findByRole('button', { name: t('earnings:download') }, { timeout: 10_000 });
    await userEvent.click(button);
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^earnings-\d{4}-\d\d-\d\d\.csv$/)]));
    click.mockRestore();
    await expect(exported).toHaveBeenCalledWith({ type: 'tip' });
  },
};

/** A figure opens the ledger entries of which it consists. Closing the dialog returns to the figure. */
export const CreatorPayoutsExplained: Story = {
  name: 'Creator payouts, a figure explained · /creator/payouts',
  args: { path: '/creator/payouts', as: 'performer' },
  parameters: performerWith(
    mocks.wallet.getGetWalletMockHandler(() => ({ data: make.getWalletMock({ payableEarnings: 312.5 }) })),
    mocks.wallet.getGetBalanceExplanationMockHandler(() => ({
      data: {
        figure: 'payable',
        amount: 312.5,
        carriedOver: 0,
        sums: [{ kind: 'tip', amount: 312.5, totalEntries: 3 }],
      },
    })),
  ),
  async play({ canvas }) {
    const name = t('balance:open', { amount: '$312.50' });
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await dialog.findByText('+$312.50')).toBeVisible();
    await expect(dialog.getByText(t('balance:result'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('close') }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

const calculates = mocks.payouts.getCalculatePayoutMockHandler(() => ({
  data: make.getPayoutCalculationMock({ payableEarnings: 312.5, minimumAmount: 50, obstacle: null }),
}));
const requested = fn();

export const CreatorPayouts: Story = {
  name: 'Creator payouts · /creator/payouts',
  args: { path: '/creator/payouts', as: 'performer' },
  parameters: performer,
};
/** A requested payout opens. */
export const CreatorPayoutNew: Story = {
  name: 'Creator payout new · /creator/payouts/new',
  args: { path: '/creator/payouts/new', as: 'performer' },
  parameters: performerWith(
    calculates,
    mocks.payouts.getCreatePayoutRequestMockHandler(async ({ request }) => {
      requested(await request.json());
      return { data: make.getPayoutRequestMock({ _id: id }) };
    }),
    mocks.payouts.getGetPayoutRequestMockHandler(() => ({
      data: make.getPayoutRequestMock({ _id: id, number: 'PO-2041' }),
    })),
  ),
  beforeEach: () => void requested.mockClear(),
  async play({ canvas }) {
    const amount = await canvas.findByLabelText(t('payouts:form.amount'), {}, { timeout: 10_000 });
    await userEvent.clear(amount);
    await userEvent.type(amount, '120');
    await userEvent.click(canvas.getByRole('button', { name: t('payouts:form.submit', { amount: '$120.00' }) }));
    const name = t('payouts:number', { number: 'PO-2041' });
    await expect(await canvas.findByRole('heading', { name }, { timeout: 10_000 })).toBeVisible();
    await expect(requested).toHaveBeenCalledWith({ amount: 120 });
  },
};
/** A pending payout is changed in a dialog. */
export const CreatorPayout: Story = {
  name: 'Creator payout · /creator/payouts/{id}',
  args: { path: `/creator/payouts/${id}`, as: 'performer' },
  parameters: performerWith(
    calculates,
    mocks.payouts.getGetPayoutRequestMockHandler(() => ({
      data: make.getPayoutRequestMock({ _id: id, status: 'pending', canUpdate: true, amount: 120, note: null }),
    })),
    mocks.payouts.getUpdatePayoutRequestMockHandler(async ({ request }) => {
      requested(await request.json());
      return { data: make.getPayoutRequestMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void requested.mockClear(),
  async play({ canvas }) {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:change.open') }, { timeout: 10_000 }));
    const amount = await page.findByLabelText(t('payouts:form.amount'), {}, { timeout: 10_000 });
    await userEvent.clear(amount);
    await userEvent.type(amount, '90');
    await userEvent.click(page.getByRole('button', { name: t('payouts:change.save') }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ amount: 90, note: null }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
