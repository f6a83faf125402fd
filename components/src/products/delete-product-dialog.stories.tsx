import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { digital, product } from './fixtures.ts';

const meta = {
  title: 'Components/Products/DeleteProductDialog',
  component: DeleteProductDialog,
  args: { product, isDeleting: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteProductDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const page = () => within(document.body);

/** Orders of a product that is sent continue. */
export const Physical: Story = {
  async play({ args }) {
    const dialog = await page().findByRole('dialog', { name: t('store:remove.title', { title: product.title }) });
    await expect(dialog).toHaveAccessibleDescription(t('store:remove.text.physical'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('store:remove.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

/** Buyers of a download keep it. */
export const Digital: Story = {
  args: { product: digital },
  async play({ args }) {
    const dialog = await page().findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(t('store:remove.text.digital'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('store:remove.cancel') }));
    // Browsers dispatch this event when the user presses Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Pressing the button again while the request is pending does nothing. */
export const Deleting: Story = {
  args: { isDeleting: true },
  async play({ args }) {
    await userEvent.click(await page().findByRole('button', { name: t('store:remove.confirm') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
