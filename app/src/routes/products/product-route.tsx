import { paths } from '@fanlight/components/paths';
import { readyList } from '@fanlight/components/primitives';
import { ProductList, ProductScreen } from '@fanlight/components/products';
import { getGetProductQueryOptions, useGetProduct, useListProducts } from '@fanlight/sdk/hooks';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { isMissing } from '../../failures.ts';
import { ItemDialogs, useItemActions } from '../../groups/content/index.ts';
import { FollowRoute } from '../../groups/follows/index.ts';
import { useDownload } from '../../groups/products/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const BuyProductRoute = lazy(() =>
  import('./buy-product-route.tsx').then((module) => ({ default: module.BuyProductRoute })),
);

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetProductQueryOptions(id));
}

/** `/products/{id}`: shows a product; `?dialog=buy` opens the dialog that buys it. */
export function Component() {
  const { t } = useTranslation('common');
  const { id = '' } = useParams();
  const me = useMe();
  const dialog = useDialog();
  const query = useGetProduct(id);
  const { data: product, refetch } = query;
  const { download, downloadingId } = useDownload();
  const member = useMemberActions();
  const actions = useItemActions('product');
  const more = useListProducts(
    { performerId: product?.performer._id ?? '', limit: 7 },
    { query: { enabled: product !== undefined } },
  );
  const similar = more.data?.data.filter(({ _id }) => _id !== id).slice(0, 6) ?? [];
  return (
    <>
      <ProductScreen
        product={toLoadable(query)}
        isMissing={isMissing(query.error)}
        homeHref={me ? paths.home() : paths.welcome()}
        isDownloading={downloadingId !== undefined}
        actions={{
          ...actions,
          onBuy: () => member.open({ dialog: 'buy' }),
          onDownload: ({ _id }) => member.act(() => download(_id)),
        }}
        follow={product && !product.isOwn && <FollowRoute performerId={product.performer._id} />}
        similar={
          product &&
          similar.length > 0 && (
            <ProductList
              products={readyList(similar)}
              onLoadMore={() => undefined}
              label={t('moreFrom', { name: product.performer.name })}
              empty={null}
              endText={null}
            />
          )
        }
      />
      {me && product && !product.isOwn && dialog.name === 'buy' && (
        <Suspense>
          <BuyProductRoute
            product={product}
            dialog={dialog}
            onStale={() => void refetch()}
            onDownload={() => download(product._id)}
          />
        </Suspense>
      )}
      {product && dialog.name && dialog.name !== 'buy' && <ItemDialogs kind="product" item={product} dialog={dialog} />}
    </>
  );
}
