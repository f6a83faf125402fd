import { paths } from '@fanlight/components/paths';
import { useIsHydrating } from '@fanlight/components/primitives';
import {
  type DraftState,
  ProductBuyDialog,
  type ProductProblem,
  type ProductPurchaseValues,
} from '@fanlight/components/products';
import { useListAddresses } from '@fanlight/sdk/hooks';
import type { KnownErrorCode, Product } from '@fanlight/sdk/models';
import { useLocation } from 'react-router-dom';
import { type DialogState, dialogSearch } from '../../dialogs/use-dialog.ts';
import { usePaymentDialog } from '../../groups/payments/index.ts';
import { toLoadable } from '../../loadable.ts';
import { addAddressHref } from '../user/add-address-href.ts';

const problems: Partial<Record<KnownErrorCode, ProductProblem>> = {
  PRICE_CHANGED: 'price-changed',
  ALREADY_PURCHASED: 'already-bought',
  OUT_OF_STOCK: 'sold-out',
};

export interface BuyProductRouteProps {
  product: Product;
  /** The dialog `?dialog=buy`. In the URL, `step` is `top-up` while the viewer tops up. */
  dialog: DialogState;
  /** Fetches the product again. Called when the server reports that the product has changed. */
  onStale: () => void;
  onDownload: () => void;
}

/** The dialog that buys a product by `buyProduct`. */
export function BuyProductRoute({ product, dialog, onStale, onDownload }: BuyProductRouteProps) {
  const addresses = useListAddresses(undefined, { query: { enabled: product.type === 'physical' } });
  const { dialogProps, topUpDialog } = usePaymentDialog(
    'buyProduct',
    {
      targetId: product._id,
      send: (buy, { quantity, addressId, note, expectedPrice }: ProductPurchaseValues) =>
        buy({
          params: { id: product._id },
          body: { quantity, expectedPrice, ...(addressId && { addressId }), ...(note && { note }) },
        }),
      fields: ['quantity', 'addressId', 'note'],
      problems,
      onStale,
    },
    dialog,
  );
  const state: DraftState | null = useLocation().state;
  // A reload keeps the state of the history entry, but the server has rendered the dialog without it.
  const draft = useIsHydrating() ? undefined : state?.draft;
  // The dialog stays mounted during the top-up, so that it keeps its input.
  return (
    <>
      <ProductBuyDialog
        {...dialogProps}
        product={product}
        addresses={toLoadable({ ...addresses, data: addresses.data?.data })}
        addAddressHref={addAddressHref(`${paths.product(product._id)}${dialogSearch({ dialog: 'buy' })}`)}
        {...(draft && { initial: draft })}
        onDownload={onDownload}
      />
      {topUpDialog}
    </>
  );
}
