import { paths } from '@fanlight/components/paths';
import { ProductBuyDialog, type ProductProblem, type ProductPurchaseValues } from '@fanlight/components/products';
import { useListAddresses } from '@fanlight/sdk/hooks';
import type { KnownErrorCode, Product } from '@fanlight/sdk/models';
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
  /** `?dialog=buy`; its parameter `step` is `top-up` during a top-up. */
  dialog: DialogState;
  /** Fetches the product again, after the server reported that it has changed. */
  onStale: () => void;
  onDownload: () => void;
}

/** The dialog that buys a product, wired to `buyProduct`. */
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
  // The dialog keeps its input during the top-up.
  return (
    <>
      <ProductBuyDialog
        {...dialogProps}
        product={product}
        addresses={toLoadable({ ...addresses, data: addresses.data?.data })}
        addAddressHref={addAddressHref(`${paths.product(product._id)}${dialogSearch({ dialog: 'buy' })}`)}
        onDownload={onDownload}
      />
      {topUpDialog}
    </>
  );
}
