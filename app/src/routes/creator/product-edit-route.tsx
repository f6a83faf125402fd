import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { ProductFormScreen } from '@fanlight/components/products';
import { useGetMyProduct } from '@fanlight/sdk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotEditable } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { useProductForm } from './use-product-form.tsx';

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

/** `/creator/products/{id}`: the performer edits an own product. */
export function Component() {
  const { id = '' } = useParams();
  return <EditProduct key={id} id={id} />;
}
