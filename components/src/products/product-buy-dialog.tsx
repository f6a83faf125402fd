import { buyProductNoteMaxLength, buyProductQuantityMaximum, buyProductQuantityMinimum } from '@fanlight/sdk/bounds';
import type { Address, Product, ProductPurchaseReceipt } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Button,
  ButtonLink,
  ChargedPrice,
  Field,
  type FormResult,
  formatMoney,
  type Loadable,
  LoadableView,
  Select,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '../primitives/index.ts';
import { PaymentDialog, type PaymentOutcome } from '../wallet/index.ts';

export interface ProductPurchaseValues {
  quantity: number;
  /** The id of the delivery address; null for a digital product. */
  addressId: string | null;
  note: string;
  /** The total that the dialog shows, in tokens. The server refuses the purchase if the total is different. */
  expectedPrice: number;
}

/** The typed values of a physical product. */
export interface ProductDraft {
  quantity: string;
  note: string;
}

/** The state of the history entry that keeps the input while the viewer adds an address. */
export interface DraftState {
  draft: ProductDraft;
}

/** The reason why the server refused the purchase. */
export type ProductProblem = 'price-changed' | 'already-bought' | 'sold-out';

export interface ProductBuyDialogProps {
  open: boolean;
  onClose: () => void;
  product: Product;
  /** All addresses of the viewer. Not used for digital products. */
  addresses: Loadable<readonly Address[]>;
  /** The path of the page that adds an address and then returns here. The state of the link is a {@link DraftState}. */
  addAddressHref: string;
  /** The input from before an address was added. */
  initial?: ProductDraft;
  /** The number of tokens that the viewer can spend; undefined while it loads. */
  balance?: number;
  submit: (values: ProductPurchaseValues) => Promise<FormResult<'quantity' | 'addressId' | 'note'>>;
  /** The receipt, which is shown instead of the form after the purchase. */
  receipt?: ProductPurchaseReceipt;
  problem?: ProductProblem;
  onTopUp: (missing: number) => void;
  onDownload: () => void;
}

const lineOf = ({ label, name, line1, city }: Address) => [label || name, line1, city].join(', ');

function AddressChoice(props: {
  addresses: readonly Address[];
  value: string;
  onChange: (id: string) => void;
  addHref: string;
  draft: ProductDraft;
  error: string | undefined;
}) {
  const { addresses, value, onChange, addHref, draft, error } = props;
  const { t } = useTranslation('products');
  if (addresses.length === 0) {
    return (
      <Stack gap="3">
        <Text role="status">{t('buy.needsAddress')}</Text>
        <ButtonLink to={addHref} state={{ draft } satisfies DraftState} variant="outline">
          {t('buy.addAddress')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Field label={t('buy.address')} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {addresses.map((address) => (
          <option key={address._id} value={address._id}>
            {lineOf(address)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Returns the values of the form, and the total that follows from them. */
function useOrder({ product, addresses, initial }: ProductBuyDialogProps) {
  const [pieces, setPieces] = useState(initial?.quantity ?? '1');
  const [chosen, setChosen] = useState<string>();
  const [note, setNote] = useState(initial?.note ?? '');
  const book = addresses.state === 'ready' ? addresses.value : [];
  const isPhysical = product.type === 'physical';
  const most = Math.min(product.stock ?? buyProductQuantityMaximum, buyProductQuantityMaximum);
  const quantity = /^\d{1,3}$/.test(pieces.trim()) ? Number(pieces) : Number.NaN;
  const isValidQuantity = quantity >= buyProductQuantityMinimum && quantity <= most;
  const first = book.find(({ isDefault }) => isDefault) ?? book[0];
  const addressId = isPhysical ? (book.find(({ _id }) => _id === chosen) ?? first)?._id : undefined;
  const total = isPhysical && !isValidQuantity ? undefined : product.price * (isPhysical ? quantity : 1);
  return {
    isPhysical,
    most,
    pieces,
    setPieces,
    quantity,
    isValidQuantity,
    addressId,
    setChosen,
    note,
    setNote,
    book,
    total,
  };
}

type Order = ReturnType<typeof useOrder>;

type ProductField = 'quantity' | 'addressId' | 'note';

/** The fields for a physical product: quantity, delivery address, note. */
function OrderFields(props: ProductBuyDialogProps & { order: Order; errors: Partial<Record<ProductField, string>> }) {
  const { product, addresses, addAddressHref, order, errors } = props;
  const { t } = useTranslation('products');
  return (
    <>
      <Field label={t('buy.quantity')} error={errors.quantity} help={t('left', { count: product.stock ?? 0 })}>
        <TextInput
          inputMode="numeric"
          value={order.pieces}
          maxLength={3}
          onChange={({ target }) => order.setPieces(target.value)}
        />
      </Field>
      <LoadableView data={addresses} skeleton={<Skeleton h="72px" />}>
        {(book) => (
          <AddressChoice
            addresses={book}
            value={order.addressId ?? ''}
            onChange={order.setChosen}
            addHref={addAddressHref}
            draft={{ quantity: order.pieces, note: order.note }}
            error={errors.addressId}
          />
        )}
      </LoadableView>
      <Field label={t('buy.note')} optional error={errors.note}>
        <TextArea
          value={order.note}
          rows={2}
          maxLength={buyProductNoteMaxLength}
          onChange={({ target }) => order.setNote(target.value)}
        />
      </Field>
    </>
  );
}

function useOutcome({ receipt, problem, onClose, onDownload }: ProductBuyDialogProps): PaymentOutcome | undefined {
  const { t } = useTranslation('products');
  if (receipt) {
    const { order } = receipt;
    const isDigital = order.type === 'digital';
    return {
      title: isDigital ? t('buy.ownedTitle') : t('buy.orderedTitle', { number: order.number }),
      ...(!isDigital && { text: t('buy.orderedText', { name: order.performer.name }) }),
      balances: receipt,
      actions: (
        <>
          <ButtonLink to={paths.order(order._id)} variant="quiet">
            {t('buy.seeOrder')}
          </ButtonLink>
          <Button variant="main" onClick={isDigital ? onDownload : onClose}>
            {isDigital ? t('download') : t('buy.done')}
          </Button>
        </>
      ),
    };
  }
  if (problem === 'already-bought' || problem === 'sold-out')
    return { title: t(`buy.problem.${problem}`), text: t('buy.notCharged') };
  return undefined;
}

/** Buys a product (operation `buyProduct`, rule M10). */
export function ProductBuyDialog(props: ProductBuyDialogProps) {
  const { open, onClose, product, balance, submit, problem, onTopUp } = props;
  const { t } = useTranslation('products');
  const order = useOrder(props);
  const outcome = useOutcome(props);
  const [serverErrors, setServerErrors] = useState<Partial<Record<ProductField, string>>>({});
  const [wasSubmitted, setSubmitted] = useState(false);
  const { isPhysical, quantity, isValidQuantity, most, addressId, total } = order;
  const send = async () => {
    const result = await submit({
      quantity: isPhysical ? quantity : 1,
      addressId: addressId ?? null,
      note: order.note.trim(),
      expectedPrice: total ?? 0,
    });
    if (!('fieldErrors' in result)) return result;
    setServerErrors(result.fieldErrors);
    // A digital product has no fields that could show the errors.
    return isPhysical ? result : { error: Object.values(result.fieldErrors).join(' ') };
  };
  const isInvalidQuantity = isPhysical && !isValidQuantity;
  // An empty field is still being filled in.
  const showsInvalidQuantity = isInvalidQuantity && (wasSubmitted || order.pieces.trim() !== '');
  const price = formatMoney(product.price);
  return (
    <PaymentDialog
      open={open}
      onClose={onClose}
      title={t('buy.title', { title: product.title })}
      amount={total}
      payLabel={total === undefined ? t('buy.chooseQuantity') : t('buy.pay', { amount: formatMoney(total) })}
      canPay={!isPhysical || addressId !== undefined}
      lines={
        total === undefined
          ? []
          : [
              {
                label: isPhysical && quantity > 1 ? t('buy.totalOf', { count: quantity, price }) : t('buy.total'),
                value: <ChargedPrice amount={total} />,
              },
            ]
      }
      balance={balance}
      changedPrice={problem === 'price-changed' ? product.price : undefined}
      submit={() => {
        setSubmitted(true);
        setServerErrors({});
        return isInvalidQuantity || (isPhysical && !addressId) ? undefined : send();
      }}
      onTopUp={onTopUp}
      outcome={outcome}
    >
      {isPhysical && (
        <OrderFields
          {...props}
          order={order}
          errors={showsInvalidQuantity ? { ...serverErrors, quantity: t('buy.wrongQuantity', { most }) } : serverErrors}
        />
      )}
    </PaymentDialog>
  );
}
