import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import type { ProductFormProps, ProductValues } from '@fanlight/components/products';
import { api } from '@fanlight/sdk';
import { getCreateProductMutationKey, getUpdateProductMutationKey } from '@fanlight/sdk/hooks';
import type { Product, ProductUpdateUpload } from '@fanlight/sdk/models';
import { upload } from '@fanlight/sdk/upload';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { useServices } from '../../services.ts';
import { changesOf, toProductResult } from './product-request.ts';

/** A request with a body whose upload reports its progress and can be aborted. */
interface Sending<Body> {
  body: Body;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Returns the callbacks of a product's form, and the confirmation before leaving. The picture and the file are sent
 * with the other fields.
 *
 * @param initial - the product to edit; undefined for a new product, or while the product loads
 */
export function useProductForm(initial?: Product): { form: Omit<ProductFormProps, 'initial'>; dialog: ReactNode } {
  const { t } = useTranslation(['common', 'store']);
  const { client } = useServices();
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const create = useMutation({
    mutationKey: getCreateProductMutationKey(),
    mutationFn: ({ body, onProgress, signal }: Sending<ProductValues>) =>
      upload(client, api.createProduct, { body, signal }, ({ fraction }) => onProgress(fraction)).done,
  });
  const update = useMutation({
    mutationKey: getUpdateProductMutationKey(),
    mutationFn: ({ id, body, onProgress, signal }: Sending<ProductUpdateUpload> & { id: string }) =>
      upload(client, api.updateProduct, { params: { id }, body, signal }, ({ fraction }) => onProgress(fraction)).done,
  });
  const save = async (values: ProductValues, sending: Omit<Sending<never>, 'body'>) => {
    if (!initial) {
      await create.mutateAsync({ body: values, ...sending });
      showToast({ text: t('store:form.published', { title: values.title }), tone: 'success' });
      return;
    }
    const body = changesOf(initial, values);
    if (Object.keys(body).length > 0) await update.mutateAsync({ id: initial._id, body, ...sending });
  };
  return {
    dialog,
    form: {
      onUnsaved,
      cancelHref: paths.creatorProducts(),
      submit: async (values, onProgress, signal) => {
        try {
          await save(values, { onProgress, signal });
          onUnsaved(null);
          await navigate(paths.creatorProducts());
          return { ok: true };
        } catch (error) {
          return toProductResult(error, values, t);
        }
      },
    },
  };
}
