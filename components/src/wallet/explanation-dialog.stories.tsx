import type { BalanceEntry } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { ExplanationDialog } from './explanation-dialog.tsx';
import { entriesOf, explanationOf } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Components/Wallet/ExplanationDialog',
  component: ExplanationDialog,
  args: {
    figure: 'payable',
    explanation: ready(explanationOf.payable),
    entries: readyList(entriesOf.payable),
    onLoadMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExplanationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

/** The sums add up to the figure. An entry links to its sale or its payout. */
export const Payable: Story = {
  async play({ args }) {
    const page = await dialog();
    await expect(page.getByText(t('balance:result'))).toBeVisible();
    await expect(page.getByText('$312.50')).toBeVisible();
    await expect(page.getByRole('link', { name: t('balance:kind.out.payout-hold') })).toHaveAttribute(
      'href',
      '/creator/payouts/0193f2a4c1d07b3e5a91f001',
    );
    const [sale] = page.getAllByRole('link', { name: t('balance:kind.in.tip') });
    await expect(sale).toHaveAttribute('href', expect.stringContaining('earning=0193f2a4c1d07b3e5a91e001'));
    await userEvent.click(page.getByRole('button', { name: t('close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** More was spent than could be paid out, so a part of the held earnings is used already. */
export const HeldPartlyUsed: Story = {
  args: { figure: 'held', explanation: ready(explanationOf.held), entries: readyList(entriesOf.held) },
  async play() {
    const page = await dialog();
    await expect(page.getByText(t('balance:usedBefore'))).toBeVisible();
    await expect(page.getByText('−$15.00')).toBeVisible();
    await expect(page.getByText('$65.00')).toBeVisible();
  },
};

export const PayableUsedUp: Story = {
  args: { explanation: ready(explanationOf.usedUp), entries: readyList(entriesOf.usedUp) },
  async play() {
    await expect((await dialog()).getByText(t('balance:usedFromHeld'))).toBeVisible();
  },
};

export const Frozen: Story = {
  args: { figure: 'frozen', explanation: ready(explanationOf.frozen), entries: readyList(entriesOf.frozen) },
};

export const InPayouts: Story = {
  args: { figure: 'payout', explanation: ready(explanationOf.payout), entries: readyList(entriesOf.payout) },
};

/** A debt is negative, and what earnings have paid off is positive. */
export const Debt: Story = {
  args: {
    figure: 'receivable',
    explanation: ready(explanationOf.receivable),
    entries: readyList(entriesOf.receivable),
  },
  async play() {
    const page = await dialog();
    await expect(page.getAllByText('−$50.00')).toHaveLength(2);
    await expect(page.getAllByText('+$20.00')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: {
    explanation: ready({ figure: 'payable', amount: 0, carriedOver: 0, sums: [] }),
    entries: readyList<BalanceEntry>([]),
  },
  async play() {
    await expect((await dialog()).getByText(t('balance:empty'))).toBeVisible();
  },
};

export const Loading: Story = { args: { explanation: loading, entries: loading } };

export const Failed: Story = {
  args: { explanation: failed(retry), entries: failed(retry) },
  async play() {
    const [first] = (await dialog()).getAllByRole('button', { name: t('retry') });
    await userEvent.click(first as HTMLElement);
    await expect(retry).toHaveBeenCalled();
  },
};

export const LoadingMore: Story = { args: { entries: readyList(entriesOf.payable, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { entries: readyList(entriesOf.payable, 'error') },
  async play({ args }) {
    await userEvent.click((await dialog()).getByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
