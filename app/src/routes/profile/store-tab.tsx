import { paths } from '@fanlight/components/paths';
import { ButtonLink, EmptyState, Flex } from '@fanlight/components/primitives';
import { ProductList } from '@fanlight/components/products';
import { useListProductsInfinite } from '@fanlight/sdk/hooks';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import type { TabProps } from './tab-props.ts';

function NoProducts({ performer }: Pick<TabProps, 'performer'>) {
  const { t } = useTranslation('products');
  const isOwn = performer?.isOwn ?? false;
  return (
    <EmptyState
      illustration="frame"
      title={isOwn ? t('store.emptyOwn') : t('store.empty')}
      text={isOwn ? t('store.emptyOwnText') : t('store.emptyText', { name: performer?.name ?? '' })}
      action={
        isOwn && (
          <ButtonLink to={paths.creatorProductNew()} variant="main" icon={Plus}>
            {t('store.new')}
          </ButtonLink>
        )
      }
    />
  );
}

/** A performer's products. Their performer can add one. */
export function StoreTab({ performer }: TabProps) {
  const { t } = useTranslation('products');
  const params = { performerId: performer?._id ?? '', limit: 12 };
  const query = useListProductsInfinite(params, { query: { enabled: performer !== undefined } });
  const { list, onLoadMore } = toListLoadable(query);
  const hasItems = list.state === 'ready' && list.value.items.length > 0;
  return (
    <>
      {performer?.isOwn && hasItems && (
        <Flex justify="flex-end" mb="4">
          <ButtonLink to={paths.creatorProductNew()} variant="outline" size="sm" icon={Plus}>
            {t('store.new')}
          </ButtonLink>
        </Flex>
      )}
      <ProductList
        products={list}
        onLoadMore={onLoadMore}
        label={t('store.label')}
        empty={<NoProducts performer={performer} />}
      />
    </>
  );
}
