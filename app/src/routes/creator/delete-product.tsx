import { useFocusAfterRemoval } from '@fanlight/components/primitives';
import { DeleteProductDialog } from '@fanlight/components/products';
import { useDeleteProduct, useGetMyProduct } from '@fanlight/sdk/hooks';
import type { Product } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';

/** Confirms the deletion of a product. `listed` is the product if the list contains it. */
export function DeleteProduct({
  id,
  listed,
  onClose,
}: {
  id: string;
  listed: Product | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  // The list no longer contains the product once it is deleted.
  const [known] = useState(listed);
  const { data: product = known } = useGetMyProduct(id, { query: { enabled: !known } });
  const remove = useDeleteProduct();
  const setRemoved = useFocusAfterRemoval();
  if (!product) return null;
  const onSuccess = () => {
    setRemoved(true);
    onClose();
  };
  return (
    <DeleteProductDialog
      product={product}
      isDeleting={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess, onError: (error) => showFailure(error, t) })}
      onClose={onClose}
    />
  );
}
