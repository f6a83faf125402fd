import type { Product } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Card, type Loadable, LoadableView, PageHeader, Skeleton } from '../primitives/index.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';

export interface ProductFormScreenProps extends Omit<ProductFormProps, 'initial'> {
  /** The product to edit; null for a new product. */
  product: Loadable<Product> | null;
}

/** `/creator/products/new` and `/creator/products/{id}`: the form that creates or edits a product. */
export function ProductFormScreen({ product, ...props }: ProductFormScreenProps) {
  const { t } = useTranslation('store');
  return (
    <Box>
      <PageHeader title={product ? t('form.editTitle') : t('form.newTitle')} backHref={props.cancelHref} />
      <Card>
        {product ? (
          <LoadableView data={product} skeleton={<Skeleton h="640px" />}>
            {(value) => <ProductForm {...props} initial={value} />}
          </LoadableView>
        ) : (
          <ProductForm {...props} />
        )}
      </Card>
    </Box>
  );
}
