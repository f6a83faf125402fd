import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { ProductFormScreen } from '@fanlight/components/products';
import { useGetMyProduct } from '@fanlight/sdk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotEditable } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { useProductForm } from './use-product-form.tsx';

function NewProduct() {
  const { form, dialog } = useProductForm();
  return (
    <>
      <ProductFormScreen product={null} {...form} />
      {dialog}
    </>
  );
}

function EditProduct({ id }: { id: string }) {
  // The product is read once, so that a later response does not replace the viewer's input.
  const query = useGetMyProduct(id, { query: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' } });
  const [initial, setInitial] = useState<typeof query.data>();
  if (!initial && query.data && query.isFetchedAfterMount) setInitial(query.data);
  const { form, dialog } = useProductForm(initial);
  if (isNotEditable(query.error)) return <NotFoundPage homeHref={paths.creatorProducts()} />;
  return (
    <>
      <ProductFormScreen
        product={
          initial ? { state: 'ready', value: initial } : query.isError ? toLoadable(query) : { state: 'loading' }
        }
        {...form}
      />
      {dialog}
    </>
  );
}

/**
 * `/creator/products/new` and `/creator/products/{id}`: the performer puts a product up for sale, or edits one. They
 * share a module, because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewProduct /> : <EditProduct key={id} id={id} />;
}
