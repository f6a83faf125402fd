import type { Product, ProductType } from '@fanlight/sdk/models';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorContentFrame, CreatorRowsSkeleton, ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  type ListLoadable,
  LoadableList,
  useStableHandlers,
} from '../primitives/index.ts';
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

/** The list with a filter that nothing matches. */
function NothingFound({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation('store');
  const { query, type } = filter;
  return (
    <EmptyState
      illustration="lantern"
      title={query || !type ? t('noMatch') : t(`none.${type}`)}
      action={
        <Button variant="outline" onClick={() => onFilterChange({ ...filter, query: '', type: null })}>
          {t('showAll')}
        </Button>
      }
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
  const isFiltered = filter.query !== '' || filter.type !== null;
  // An empty list has the link below its text.
  const hasOffer = !isFiltered && products.state === 'ready' && products.value.items.length === 0;
  const newProduct = (
    <ButtonLink to={paths.creatorProductNew()} variant="main" size="sm" icon={Plus}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <CreatorContentFrame current="products" actions={hasOffer ? null : newProduct}>
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <Card padding="sm">
        <LoadableList
          data={products}
          skeleton={<CreatorRowsSkeleton />}
          getKey={(product) => product._id}
          renderItem={renderItem}
          onLoadMore={onLoadMore}
          label={t('list')}
          gap="0"
          isDivided
          empty={
            isFiltered ? (
              <NothingFound filter={filter} onFilterChange={onFilterChange} />
            ) : (
              <EmptyState illustration="frame" title={t('emptyTitle')} text={t('emptyText')} action={newProduct} />
            )
          }
        />
      </Card>
    </CreatorContentFrame>
  );
}
