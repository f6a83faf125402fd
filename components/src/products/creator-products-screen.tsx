import type { Product, ProductType } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorContentList, ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { type ListLoadable, useStableHandlers } from '../primitives/index.ts';
import { CreatorProductRow } from './creator-product-row.tsx';

/** The types by which performers can filter the list of their own products. */
export const productTypes = ['digital', 'physical'] as const satisfies ProductType[];

/** The orders of the list, the default order first. */
export const productOrders = ['createdAt', 'popular', 'highest', 'lowest'] as const;

/** The search text, the filter and the order that are applied to the list. */
export interface CreatorProductsFilter {
  /** The search text. */
  query: string;
  /** The selected type; null shows products of all types. */
  type: ProductType | null;
  order: (typeof productOrders)[number];
}

export interface CreatorProductsScreenProps {
  products: ListLoadable<Product>;
  filter: CreatorProductsFilter;
  onFilterChange: (filter: CreatorProductsFilter) => void;
  onLoadMore: () => void;
  onDelete: (product: Product) => void;
}

type FilterProps = Pick<CreatorProductsScreenProps, 'filter' | 'onFilterChange'>;

function Filters({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation('store');
  const { query, type, order } = filter;
  return (
    <ListFilters
      search={{ label: t('search'), value: query, onChange: (text) => onFilterChange({ ...filter, query: text }) }}
      chips={{
        label: t('filter.label'),
        choices: ['all' as const, ...productTypes].map((value) => ({ value, label: t(`filter.${value}`) })),
        value: type ?? 'all',
        onChange: (value) => onFilterChange({ ...filter, type: value === 'all' ? null : value }),
      }}
      sort={{
        label: t('sort.label'),
        orders: productOrders.map((value) => ({ value, label: t(`sort.${value}`) })),
        value: order,
        onChange: (value) => onFilterChange({ ...filter, order: value }),
      }}
    />
  );
}

/** `/creator/products`: lists a performer's own products, with a search, links to the editor, and deletion. */
export function CreatorProductsScreen(props: CreatorProductsScreenProps) {
  const { products, filter, onFilterChange, onLoadMore, onDelete } = props;
  const { t } = useTranslation('store');
  const handlers = useStableHandlers({ onDelete });
  const renderItem = useCallback(
    (product: Product) => <CreatorProductRow product={product} onDelete={handlers.onDelete} />,
    [handlers],
  );
  const { query, type } = filter;
  const isFiltered = query !== '' || type !== null;
  return (
    <CreatorContentList
      current="products"
      data={products}
      getKey={(product) => product._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={t('list')}
      create={{ label: t('new'), href: paths.creatorProductNew() }}
      filters={<Filters filter={filter} onFilterChange={onFilterChange} />}
      noMatch={
        isFiltered
          ? {
              ...{ title: query || !type ? t('noMatch') : t(`none.${type}`), showAll: t('showAll') },
              onShowAll: () => onFilterChange({ ...filter, query: '', type: null }),
            }
          : null
      }
      empty={{ illustration: 'frame', title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
