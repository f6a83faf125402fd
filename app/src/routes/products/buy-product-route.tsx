import { paths } from '@fanlight/components/paths';
import { ProductBuyDialog, type ProductProblem, type ProductPurchaseValues } from '@fanlight/components/products';
import { ApiError } from '@fanlight/sdk';
import { buyProduct, getBuyProductMutationKey, useListAddresses } from '@fanlight/sdk/hooks';
import type { Product } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DialogState, dialogSearch } from '../../dialogs/use-dialog.ts';
import { toFormResult } from '../../failures.ts';
import { TopUpFirst } from '../../groups/payments/index.ts';
import { toLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';
import { useIdempotencyKey } from '../../use-idempotency-key.ts';
import { addAddressHref } from '../user/add-address-href.ts';

const problems: Partial<Record<string, ProductProblem>> = {
  PRICE_CHANGED: 'price-changed',
  ALREADY_PURCHASED: 'already-bought',
  OUT_OF_STOCK: 'sold-out',
};

/** Props of {@link BuyProductRoute}. */
export interface BuyProductRouteProps {
  product: Product;
  /** `?dialog=buy`; its word `step` is `top-up` while the wallet is filled in between. */
  dialog: DialogState;
  /** Reads the product again, when it turned out to be another than was shown. */
  onStale: () => void;
  onDownload: () => void;
}

/** The dialog that buys a product, wired to `buyProduct`. */
export function BuyProductRoute({ product, dialog, onStale, onDownload }: BuyProductRouteProps) {
  const { t } = useTranslation('common');
  const me = useMe();
  const paymentKey = useIdempotencyKey();
  const isPhysical = product.type === 'physical';
  const addresses = useListAddresses(undefined, { query: { enabled: isPhysical } });
  const [problem, setProblem] = useState<ProductProblem>();
  const purchase = useMutation({
    mutationKey: getBuyProductMutationKey(),
    mutationFn: ({ quantity, addressId, note, expectedPrice }: ProductPurchaseValues) => {
      const request = { quantity, expectedPrice, ...(addressId && { addressId }), ...(note && { note }) };
      const idempotencyKey = paymentKey.keyFor({ id: product._id, ...request });
      return buyProduct(product._id, request, { idempotencyKey });
    },
  });
  const isToppingUp = dialog.get('step') === 'top-up' && !purchase.data;
  const order = (
    <ProductBuyDialog
      open={!isToppingUp}
      onClose={dialog.close}
      product={product}
      addresses={toLoadable({ ...addresses, data: addresses.data?.data })}
      addAddressHref={addAddressHref(`${paths.product(product._id)}${dialogSearch({ dialog: 'buy' })}`)}
      {...(me && { balance: me.balance })}
      {...(purchase.data && { receipt: purchase.data })}
      {...(problem && { problem })}
      onTopUp={() => dialog.change({ step: 'top-up' })}
      onDownload={onDownload}
      submit={async (values) => {
        try {
          setProblem(undefined);
          await purchase.mutateAsync(values);
          paymentKey.settle();
          return { ok: true };
        } catch (error) {
          if (!(error instanceof ApiError)) return toFormResult(error, [], t);
          paymentKey.settle();
          const known = problems[error.code];
          if (!known) return toFormResult(error, ['quantity', 'addressId', 'note'], t);
          onStale();
          setProblem(known);
          return { ok: true };
        }
      }}
    />
  );
  // What was chosen is kept while the wallet is filled.
  return (
    <>
      {order}
      {isToppingUp && <TopUpFirst onClose={dialog.close} onBack={() => dialog.change({ step: '' })} />}
    </>
  );
}
