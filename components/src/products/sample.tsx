import type { Decorator } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { photoFile } from '../feeds/fixtures.ts';
import { Box } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';

type Canvas = ReturnType<typeof within>;
type Submit = ProductFormProps['submit'];

const inColumn: Decorator = (Story) => (
  <Box maxW="640px" mx="auto">
    <Story />
  </Box>
);

/** The annotations of all stories of the form: a new product, which is saved. */
export const newProduct = {
  component: ProductForm,
  decorators: [inColumn],
  args: {
    submit: fn<Submit>(async () => ({ ok: true })),
    cancelHref: '/creator/products',
    onUnsaved: fn(),
  },
};

/** Returns a submit function that has uploaded a part of the files, and never completes. */
export const uploadedTo = (fraction: number) =>
  fn<Submit>((_values, onProgress) => {
    onProgress(fraction);
    return new Promise(() => {});
  });

const pickerOf = async (canvas: Canvas, name: 'picture' | 'file') =>
  within(await canvas.findByRole('group', { name: t(`store:form.${name}`) }));

/** Selects the picture of the product. */
export async function choosePicture(canvas: Canvas) {
  const picker = await pickerOf(canvas, 'picture');
  await userEvent.upload(picker.getByLabelText(t('files:choose')), await photoFile('mug.png'));
}

/** Selects the file that buyers download. */
export async function chooseFile(canvas: Canvas) {
  const recipes = new File(['%PDF-1.7 forty glazes'], 'recipes.pdf', { type: 'application/pdf' });
  await userEvent.upload((await pickerOf(canvas, 'file')).getByLabelText(t('files:choose')), recipes);
}

export const chooseType = async (canvas: Canvas, type: 'digital' | 'physical') =>
  userEvent.click(await canvas.findByRole('radio', { name: t(`store:form.type.${type}`) }));

/** Fills in title and price. */
export async function describe(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(t('store:form.name')), 'Forty glaze recipes');
  await userEvent.type(canvas.getByLabelText(t('store:form.price')), '24.5');
}

/** Presses the button that saves a new product. */
export const publish = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: t('store:form.publish') }));

/** Fills in a download with all that it needs, and saves it. */
export async function publishDownload(canvas: Canvas) {
  await describe(canvas);
  await chooseFile(canvas);
  await publish(canvas);
}
