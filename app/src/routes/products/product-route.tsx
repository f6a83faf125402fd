import { paths } from '@fanlight/components/paths';
import { readyList } from '@fanlight/components/primitives';
import { ProductList, ProductScreen } from '@fanlight/components/products';
import { getGetProductQueryOptions, useGetProduct, useListProducts } from '@fanlight/sdk/hooks';
import type { Product } from '@fanlight/sdk/models';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { changeProduct } from '../../cache/cached-items.ts';
import { dialogSearch, useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useDownload } from '../../groups/products/index.ts';
import { useReact } from '../../groups/reactions/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const BuyProductRoute = lazy(() =>
  import('./buy-product-route.tsx').then((module) => ({ default: module.BuyProductRoute })),
);

const ShareRoute = lazy(() =>
  import('../../dialogs/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetProductQueryOptions(id));
}

/** `/products/{id}`: a product; the purchase dialog is in the URL as `?dialog=buy`. */
export function Component() {
  const { t } = useTranslation('common');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const me = useMe();
  const dialog = useDialog();
  const query = useGetProduct(id);
  const { data: product, refetch } = query;
  const { download, isDownloading } = useDownload();
  const react = useReact('product', changeProduct);
  const more = useListProducts(
    { performerId: product?.performer._id ?? '', limit: 7 },
    { query: { enabled: product !== undefined } },
  );
  const similar = more.data?.data.filter(({ _id }) => _id !== id).slice(0, 6) ?? [];
  const asMember = (act: (value: Product) => void, search = '') => {
    if (!me) void navigate(paths.login(`${pathname}${search}`));
    else if (product) act(product);
  };
  return (
    <>
      <ProductScreen
        product={toLoadable(query)}
        isMissing={isMissing(query.error)}
        homeHref={me ? paths.home() : paths.welcome()}
        isDownloading={isDownloading}
        actions={{
          onBuy: () => asMember(() => dialog.open({ dialog: 'buy' }), dialogSearch({ dialog: 'buy' })),
          onDownload: () => asMember(({ _id }) => download(_id)),
          onLike: () => asMember((value) => react(value, 'like', !value.isLiked)),
          onBookmark: () => asMember((value) => react(value, 'bookmark', !value.isBookmarked)),
          onShare: () => dialog.open({ dialog: 'share' }),
        }}
        similar={
          similar.length > 0 && (
            <ProductList
              products={readyList(similar)}
              onLoadMore={() => undefined}
              label={t('titles.product')}
              empty={null}
            />
          )
        }
      />
      {product && dialog.name === 'share' && (
        <Suspense>
          <ShareRoute path={paths.product(id)} onClose={dialog.close} />
        </Suspense>
      )}
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
    </>
  );
}
