import type { Address } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { addresses } from '../products/fixtures.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { AddressesScreen } from './addresses-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/AddressesScreen',
  tags: ['screen', 'fan'],
  component: AddressesScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: {
    addresses: ready(addresses),
    actions: { onAdd: fn(), onEdit: fn(), onDelete: fn(), onMakeDefault: fn() },
  },
} satisfies Meta<typeof AddressesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const { actions } = args;
    await userEvent.click(await canvas.findByRole('button', { name: t('addresses:edit', { title: 'Home' }) }));
    await expect(actions.onEdit).toHaveBeenCalledWith(addresses[0]);
    await userEvent.click(canvas.getByRole('button', { name: t('addresses:delete', { title: 'Yuki Tanabe' }) }));
    await expect(actions.onDelete).toHaveBeenCalledWith(addresses[1]);
    await userEvent.click(canvas.getByRole('button', { name: t('addresses:makeDefault') }));
    await expect(actions.onMakeDefault).toHaveBeenCalledWith(addresses[1]);
    await userEvent.click(canvas.getByRole('button', { name: t('addresses:add') }));
    await expect(actions.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { addresses: ready<readonly Address[]>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('addresses:add') }));
    await expect(args.actions.onAdd).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { addresses: loading } };

export const Failed: Story = {
  args: { addresses: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { addresses: ready(addresses, { retry }) } };
