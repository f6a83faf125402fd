import { EmptyState } from '@fanlight/components/primitives';
import { ProductList } from '@fanlight/components/products';
import { useListProductsInfinite } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import type { TabProps } from './tab-props.ts';

/** A performer's products. */
export function StoreTab({ performer }: TabProps) {
  const { t } = useTranslation('products');
  const params = { performerId: performer?._id ?? '', limit: 12 };
  const query = useListProductsInfinite(params, { query: { enabled: performer !== undefined } });
  const { list, onLoadMore } = toListLoadable(query);
  return (
    <ProductList
      products={list}
      onLoadMore={onLoadMore}
      label={t('store.label')}
      empty={
        <EmptyState
          illustration="frame"
          title={t('store.empty')}
          text={t('store.emptyText', { name: performer?.name ?? '' })}
        />
      }
    />
  );
}
