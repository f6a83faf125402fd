import {
  createProductPriceMaximum,
  createProductPriceMinimum,
  createProductStockMaximum,
  createProductStockMinimum,
} from '@fanlight/sdk/bounds';
import type { Product, ProductType } from '@fanlight/sdk/models';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type UnsavedChanges, useFormFiles, useUnsavedChanges } from '../content/index.ts';
import { amountProblemOf, type FormResult, formatMoney, readAmount } from '../primitives/index.ts';

/** The values of the form. Files are sent with the other fields, and only if the performer has selected new ones. */
export interface ProductValues {
  type: ProductType;
  title: string;
  description: string;
  price: number;
  /** The stock of a physical product; undefined for a digital one. */
  stock?: number;
  image?: File;
  /** The alternative text of the picture; undefined for a product without a picture. */
  alt?: string;
  file?: File;
}

/** The fields of a product that are files. */
export type ProductFileName = 'image' | 'file';

/** The files in the order in which they are sent: a large download is sent before the request with the other fields. */
const fileNames: readonly ProductFileName[] = ['file', 'image'];

/** The form fields to which an error of the server can refer. */
export type ProductFieldName = 'title' | 'description' | 'price' | 'stock' | 'alt' | ProductFileName;

export interface ProductDraftOptions {
  /** The product to edit; undefined for a new product. */
  initial?: Product;
  /**
   * Saves the product.
   *
   * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
   * @param signal - aborts the upload; the result is then ignored
   */
  submit: (
    values: ProductValues,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<FormResult<ProductFieldName>>;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

interface Fields {
  type: ProductType;
  title: string;
  description: string;
  price: string;
  stock: string;
  alt: string;
}

/** The bounds of the price, as the texts show them. */
export const priceBounds = {
  minimum: formatMoney(createProductPriceMinimum),
  maximum: formatMoney(createProductPriceMaximum),
};

/** A product is saved by its button only, so leaving the page always asks. */
const cannotSave = () => Promise.resolve(false);

function fieldsOf(product: Product | undefined): Fields {
  const { type = 'digital', title = '', description = '', price, stock, image } = product ?? {};
  return {
    ...{ type, title, description, alt: image?.alt ?? '' },
    price: price === undefined ? '' : String(price),
    stock: typeof stock === 'number' ? String(stock) : '',
  };
}

const isStock = (text: string) =>
  /^\d+$/.test(text.trim()) && Number(text) >= createProductStockMinimum && Number(text) <= createProductStockMaximum;

/** Returns the state of the product's form, its files, and its submit handler. */
export function useProductDraft({ initial, submit, onUnsaved }: ProductDraftOptions) {
  const { t } = useTranslation('store');
  const form = useForm<Fields>({ defaultValues: fieldsOf(initial) });
  const { handleSubmit, register, watch, formState } = form;
  const files = useFormFiles(form, fileNames);
  const { image, file } = files.files;
  const type = watch('type');
  const hasPicture = Boolean(image ?? initial?.image);
  const isUnsaved = formState.isDirty || files.hasFiles;
  useUnsavedChanges(isUnsaved, cannotSave, onUnsaved);

  const checkFiles = (shouldFocus: boolean) => {
    const isMissing = type === 'digital' && !initial && !file;
    return files.showErrors(isMissing ? { file: t('form.fileMissing') } : {}, shouldFocus);
  };
  const valuesOf = ({ title, description, price, stock, alt }: Fields): ProductValues => ({
    type,
    title: title.trim(),
    description: description.trim(),
    price: readAmount(price),
    ...(type === 'physical' && { stock: Number(stock) }),
    ...(type === 'digital' && file && { file }),
    ...(image && { image }),
    ...(hasPicture && { alt: alt.trim() }),
  });
  const save = async (fields: Fields) => {
    if (!checkFiles(true)) return;
    const values = valuesOf(fields);
    await files.submit((onProgress, signal) => submit(values, onProgress, signal));
  };
  return {
    ...{ form, type, hasPicture, files },
    fields: {
      title: register('title', { validate: (text) => text.trim() !== '' || t('form.nameMissing') }),
      description: register('description'),
      price: register('price', {
        validate: (text) => {
          const problem = amountProblemOf(text, createProductPriceMinimum, createProductPriceMaximum);
          return problem === null || t(`form.priceProblem.${problem}`, priceBounds);
        },
      }),
      stock: register('stock', {
        validate: (text, values) =>
          values.type === 'digital' || isStock(text) || t('form.stockProblem', { maximum: createProductStockMaximum }),
      }),
      alt: register('alt'),
    },
    /** Submits the form. Its errors and those of the files are shown together, and the first one gets the focus. */
    send: handleSubmit(save, () => void checkFiles(false)),
  };
}

export type ProductDraftState = ReturnType<typeof useProductDraft>;
