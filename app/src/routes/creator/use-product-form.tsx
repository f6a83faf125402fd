import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import type { ProductFormProps, ProductValues } from '@fanlight/components/products';
import { api } from '@fanlight/sdk';
import { getCreateProductMutationKey, getUpdateProductMutationKey } from '@fanlight/sdk/hooks';
import type { Product } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { useUpload } from '../../use-upload.ts';
import { changesOf, toProductResult } from './product-request.ts';

/**
 * Returns the callbacks of a product's form, and the confirmation before leaving. The picture and the file are sent
 * with the other fields.
 *
 * @param initial - the product to edit; undefined for a new product, or while the product loads
 */
export function useProductForm(initial?: Product): { form: Omit<ProductFormProps, 'initial'>; dialog: ReactNode } {
  const { t } = useTranslation(['common', 'store']);
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const create = useUpload(api.createProduct, getCreateProductMutationKey());
  const update = useUpload(api.updateProduct, getUpdateProductMutationKey());
  const save = async (values: ProductValues, onProgress: (fraction: number) => void, signal: AbortSignal) => {
    if (!initial) {
      await create.mutateAsync({ options: { body: values, signal }, onProgress });
      showToast({ text: t('store:form.published', { title: values.title }), tone: 'success' });
      return;
    }
    const body = changesOf(initial, values);
    if (Object.keys(body).length === 0) return;
    await update.mutateAsync({ options: { params: { id: initial._id }, body, signal }, onProgress });
  };
  return {
    dialog,
    form: {
      onUnsaved,
      cancelHref: paths.creatorProducts(),
      submit: async (values, onProgress, signal) => {
        try {
          await save(values, onProgress, signal);
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
