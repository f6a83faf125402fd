import type { Product } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { fillColumns, Grid, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

const columnWidth = '200px';

export interface ProductListProps {
  products: ListLoadable<Product>;
  onLoadMore: () => void;
  label: string;
  empty: ReactNode;
  /** Whether to show the performer of each product, in lists with several performers. */
  withPerformer?: boolean;
  /** The text at the end of the list; a default if undefined, and none if null. */
  endText?: string | null;
}

/** A grid of products, for the store tab of a profile. */
export function ProductList(props: ProductListProps) {
  const { products, onLoadMore, label, empty, withPerformer = false, endText } = props;
  return (
    <LoadableList
      data={products}
      skeleton={
        <Grid gap="4" gridTemplateColumns={fillColumns(columnWidth)}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </Grid>
      }
      getKey={({ _id }) => _id}
      renderItem={(product) => <ProductCard product={product} withPerformer={withPerformer} />}
      onLoadMore={onLoadMore}
      label={label}
      columnWidth={columnWidth}
      empty={empty}
      endText={endText}
    />
  );
}
