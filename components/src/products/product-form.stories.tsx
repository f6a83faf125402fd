import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { digital, product } from './fixtures.ts';
import type { ProductForm, ProductFormProps } from './product-form.tsx';
import { choosePicture, chooseType, describe, newProduct, publish, publishDownload } from './sample.tsx';
import { priceBounds } from './use-product-draft.ts';

type Submit = ProductFormProps['submit'];

const meta = {
  title: 'Components/Products/ProductForm',
  ...newProduct,
} satisfies Meta<typeof ProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The values with which the form was submitted. */
const valuesOf = ({ submit }: ProductFormProps) => (submit as ReturnType<typeof fn<Submit>>).mock.calls[0]?.[0];

export const Idle: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: t('store:form.type.digital') })).toBeChecked();
    await expect(canvas.getByRole('link', { name: t('content:upload.cancel') })).toHaveAttribute(
      'href',
      args.cancelHref,
    );
    await expect(canvas.queryByLabelText(t('store:form.stock'))).toBeNull();
  },
};

/** A download is saved with its file. */
export const Saved: Story = {
  async play({ canvas, args }) {
    await publishDownload(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect(valuesOf(args)).toMatchObject({ type: 'digital', title: 'Forty glaze recipes', price: 24.5 });
    await expect(valuesOf(args)?.file?.name).toBe('recipes.pdf');
    await expect(args.onUnsaved).toHaveBeenCalledWith({ flush: expect.any(Function) });
  },
};

/** A product that is sent has a stock instead of a file. */
export const Physical: Story = {
  async play({ canvas, args }) {
    await chooseType(canvas, 'physical');
    await describe(canvas);
    await choosePicture(canvas);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: new RegExp(t('store:form.alt')) }),
      ' A green mug ',
    );
    await userEvent.type(canvas.getByLabelText(t('store:form.stock')), '6');
    await expect(canvas.queryByRole('group', { name: t('store:form.file') })).toBeNull();
    await publish(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect(valuesOf(args)).toMatchObject({ type: 'physical', stock: 6, alt: 'A green mug' });
    await expect(valuesOf(args)?.image?.name).toBe('mug.png');
  },
};

/** All errors are shown together, and the first invalid field has the focus. */
export const NothingEntered: Story = {
  async play({ canvas, args }) {
    await publish(canvas);
    await expect(await canvas.findByText(t('store:form.nameMissing'))).toBeVisible();
    await expect(canvas.getByText(t('store:form.priceProblem.range', priceBounds))).toBeVisible();
    await expect(canvas.getByText(t('store:form.fileMissing'))).toBeVisible();
    await expect(canvas.getByLabelText(t('store:form.name'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Prices have two decimals, and stocks are whole numbers. */
export const WrongNumbers: Story = {
  async play({ canvas, args }) {
    await chooseType(canvas, 'physical');
    await userEvent.type(canvas.getByLabelText(t('store:form.name')), 'River glaze mug');
    await userEvent.type(canvas.getByLabelText(t('store:form.price')), '9.999');
    await userEvent.type(canvas.getByLabelText(t('store:form.stock')), '2.5');
    await publish(canvas);
    await expect(await canvas.findByText(t('store:form.priceProblem.twoDecimals'))).toBeVisible();
    await expect(canvas.getByText(t('store:form.stockProblem', { maximum: 100_000 }))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The type of an existing product cannot change. */
export const Editing: Story = {
  args: { initial: { ...product, isOwn: true } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('store:form.typeFixed.physical'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText(t('store:form.currentPicture'))).toBeVisible();
    const stock = canvas.getByLabelText(t('store:form.stock'));
    await userEvent.clear(stock);
    await userEvent.type(stock, '12');
    await userEvent.click(canvas.getByRole('button', { name: t('store:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect(valuesOf(args)).toEqual({
      ...{ type: 'physical', title: product.title, description: product.description },
      ...{ price: product.price, stock: 12, alt: product.image?.alt },
    });
  },
};

/** A new file of a download replaces the one of earlier buyers, which the form says before. */
export const EditingWithBuyers: Story = {
  args: { initial: { ...digital, isOwn: true } },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(/glaze-recipes\.pdf/)).toBeVisible();
    await expect(canvas.getByText(t('store:form.replaceFile'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('store:form.save') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect(valuesOf(args)).not.toHaveProperty('file');
  },
};

/** The form is submitted once, also if the button or the Enter key is pressed again. */
export const Submitting: Story = {
  args: { submit: fn<Submit>(() => new Promise(() => {})), initial: { ...product, isOwn: true } },
  async play({ canvas, args }) {
    const save = await canvas.findByRole('button', { name: t('store:form.save') });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save);
    await userEvent.type(canvas.getByLabelText(t('store:form.name')), '{Enter}');
    await expect(args.submit).toHaveBeenCalledTimes(1);
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('createProduct', 'VALIDATION_FAILED') },
  args: {
    submit: fn<Submit>(async () => ({
      fieldErrors: {
        ...fieldFailure('title', 'TOO_LONG', { max: 100 }).fieldErrors,
        ...fieldFailure('stock', 'STOCK_REQUIRED').fieldErrors,
      },
    })),
    initial: { ...product, isOwn: true },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('store:form.save') }));
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 100, count: 100 }))).toBeVisible();
    await expect(canvas.getByText(t('errors:STOCK_REQUIRED'))).toBeVisible();
    await expect(canvas.getByLabelText(t('store:form.name'))).toHaveFocus();
  },
};

/** If the request fails, the form keeps its input and its file. */
export const ServerError: Story = {
  parameters: { shows: shows('createProduct', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas, args }) {
    await publishDownload(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText(t('store:form.name'))).toHaveValue('Forty glaze recipes');
    await expect(canvas.getByText('recipes.pdf')).toBeVisible();
    await publish(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2));
  },
};
