import {
  createProductPriceMaximum,
  createProductPriceMinimum,
  createProductStockMaximum,
  createProductStockMinimum,
} from '@fanlight/sdk/bounds';
import type { Product, ProductType } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type UnsavedChanges, useUnsavedChanges } from '../content/index.ts';
import { amountProblemOf, applyFormResult, type FormResult, formatMoney, readAmount } from '../primitives/index.ts';

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

type FileErrors = Partial<Record<ProductFileName, string>>;

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
  const { handleSubmit, register, setError, clearErrors, watch, formState } = form;
  const [files, setFiles] = useState<Partial<Record<ProductFileName, File>>>({});
  const [fileErrors, setFileErrors] = useState<FileErrors>({});
  const [progress, setProgress] = useState<number>();
  const fileFields = useRef<Partial<Record<ProductFileName, HTMLElement | null>>>({});
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const type = watch('type');
  const hasPicture = Boolean(files.image ?? initial?.image);
  const isUnsaved = formState.isDirty || Boolean(files.image ?? files.file);
  useUnsavedChanges(isUnsaved, cannotSave, onUnsaved);

  const showFileErrors = (errors: FileErrors, shouldFocus: boolean) => {
    setFileErrors(errors);
    const name = errors.image ? 'image' : errors.file ? 'file' : undefined;
    if (name && shouldFocus) fileFields.current[name]?.focus();
    return name === undefined;
  };
  const checkFiles = (shouldFocus: boolean) => {
    const isMissing = type === 'digital' && !initial && !files.file;
    return showFileErrors(isMissing ? { file: t('form.fileMissing') } : {}, shouldFocus);
  };
  const valuesOf = ({ title, description, price, stock, alt }: Fields): ProductValues => ({
    type,
    title: title.trim(),
    description: description.trim(),
    price: readAmount(price),
    ...(type === 'physical' && { stock: Number(stock) }),
    ...(files.image && { image: files.image }),
    ...(hasPicture && { alt: alt.trim() }),
    ...(type === 'digital' && files.file && { file: files.file }),
  });
  const save = async (fields: Fields) => {
    // The Enter key submits a form although its button is busy.
    if (sending.current || !checkFiles(true)) return;
    const controller = new AbortController();
    sending.current = controller;
    const values = valuesOf(fields);
    const hasFiles = Boolean(values.image ?? values.file);
    const report = (fraction: number) => {
      if (hasFiles) setProgress(fraction);
    };
    report(0);
    const result = await submit(values, report, controller.signal);
    sending.current = undefined;
    setProgress(undefined);
    if (controller.signal.aborted) return setError('root', { message: t('form.cancelled') });
    if (!('fieldErrors' in result)) return void applyFormResult(result, setError);
    // React Hook Form does not know the files. Their errors would prevent the next attempt.
    const { image, file, ...fieldErrors } = result.fieldErrors;
    applyFormResult({ fieldErrors }, setError);
    showFileErrors({ ...(image && { image }), ...(file && { file }) }, Object.keys(fieldErrors).length === 0);
  };
  // Once everything is sent, the server may already have saved the product.
  const isSent = progress !== undefined && progress >= 1;
  const cancelUpload = () => {
    if (progress !== undefined && !isSent) sending.current?.abort();
  };
  const setFile = (name: ProductFileName, file: File | undefined) => {
    if (isSent) return;
    cancelUpload();
    setFiles(({ [name]: _before, ...rest }) => ({ ...rest, ...(file && { [name]: file }) }));
    setFileErrors(({ [name]: _error, ...rest }) => rest);
    clearErrors('root');
  };
  return {
    ...{ form, type, files, fileErrors, progress, hasPicture, setFile, cancelUpload },
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
    registerFile: (name: ProductFileName, field: HTMLElement | null) => {
      fileFields.current[name] = field;
    },
  };
}

export type ProductDraftState = ReturnType<typeof useProductDraft>;
