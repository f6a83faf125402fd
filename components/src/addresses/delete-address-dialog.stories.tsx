import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { addresses } from '../products/fixtures.ts';
import { t } from '../testing/index.ts';
import { DeleteAddressDialog } from './addresses-screen.tsx';

const meta = {
  title: 'Components/Addresses/DeleteAddressDialog',
  component: DeleteAddressDialog,
  args: {
    open: true,
    address: addresses[0] as (typeof addresses)[number],
    isDeleting: false,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteAddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  async play({ args }) {
    await userEvent.click(await within(document.body).findByRole('button', { name: t('addresses:remove.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = { args: { isDeleting: true } };
