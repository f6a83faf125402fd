import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { digital } from './fixtures.ts';
import { ProductFormScreen } from './product-form-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/ProductFormScreen',
  tags: ['screen', 'performer'],
  component: ProductFormScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/products/new' },
  args: { product: null, submit: fn(async () => ({ ok: true as const })), cancelHref: '/creator/products' },
} satisfies Meta<typeof ProductFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewProduct: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('store:form.newTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute('href', '/creator/products');
  },
};

export const EditProduct: Story = {
  args: { product: ready({ ...digital, isOwn: true }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('store:form.editTitle') })).toBeVisible();
    await expect(canvas.getByLabelText(t('store:form.name'))).toHaveValue(digital.title);
    await expect(canvas.getByLabelText(t('store:form.price'))).toHaveValue('24.5');
  },
};

export const Loading: Story = { args: { product: loading } };

export const Failed: Story = {
  args: { product: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
