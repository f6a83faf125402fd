import { ProductFormScreen } from '@fanlight/components/products';
import { useProductForm } from './use-product-form.tsx';

/** `/creator/products/new`: the performer puts a product up for sale. */
export function Component() {
  const { form, dialog } = useProductForm();
  return (
    <>
      <ProductFormScreen product={null} {...form} />
      {dialog}
    </>
  );
}
