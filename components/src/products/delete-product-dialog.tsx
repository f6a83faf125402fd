import type { Product } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

export interface DeleteProductDialogProps {
  product: Pick<Product, 'title' | 'type'>;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a product, and says what happens to its buyers (rules A4, M4). */
export function DeleteProductDialog({ product, isDeleting, onConfirm, onClose }: DeleteProductDialogProps) {
  const { t } = useTranslation('store');
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { title: product.title })}
      description={t(`remove.text.${product.type}`)}
      cancelLabel={t('remove.cancel')}
      confirmLabel={t('remove.confirm')}
      isBusy={isDeleting}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
