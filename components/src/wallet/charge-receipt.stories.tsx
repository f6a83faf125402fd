import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { ChargeReceiptDialog } from './charge-receipt.tsx';
import { charge, charges } from './fixtures.ts';

const meta = {
  title: 'Components/Wallet/ChargeReceiptDialog',
  component: ChargeReceiptDialog,
  args: { charge, payer: 'Noor Haddad', onClose: fn() },
} satisfies Meta<typeof ChargeReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

/** The receipt of a tip. The button prints a copy of it instead of the page. */
export const Tip: Story = {
  async play({ args }) {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    const receipt = await dialog();
    await expect(receipt.getByText(charge._id)).toBeVisible();
    await expect(receipt.getByText('Mara Quill (@mara.clay)')).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: t('wallet:receipt.print') }));
    await expect(print).toHaveBeenCalledOnce();
    const copy = document.querySelector<HTMLElement>('body > [data-print]');
    await expect(copy).toHaveTextContent(charge._id);
    await expect(copy).not.toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: t('close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The receipt names the product. The payment was refunded. */
export const Refunded: Story = { args: { charge: charges[4] ?? charge } };
