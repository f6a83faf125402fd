import type { Address, Product, ProductPurchaseReceipt } from '@fanlight/sdk/models';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  Charged,
  Dialog,
  Field,
  FormError,
  type FormResult,
  formatMoney,
  type Loadable,
  LoadableView,
  Money,
  Select,
  Skeleton,
  Stack,
  styled,
  Text,
  TextArea,
  TextInput,
} from '../primitives/index.ts';

/** Longest word along with an order, as the contract has it. */
const noteLength = 500;
/** Most pieces of one order. */
const mostPieces = 100;

/** What an order is made of. */
export interface ProductPurchaseValues {
  quantity: number;
  /** Null for a digital product. */
  addressId: string | null;
  note: string;
  /** Tokens for all of it, as it was shown. */
  expectedPrice: number;
}

/** Why a product can't be bought just now. */
export type ProductProblem = 'price-changed' | 'already-bought' | 'sold-out';

/** Props of {@link ProductBuyDialog}. */
export interface ProductBuyDialogProps {
  open: boolean;
  onClose: () => void;
  product: Product;
  /** The viewer's address book; for a digital product nobody asks for it. */
  addresses: Loadable<readonly Address[]>;
  /** Where an address is added, and from where one comes back here. */
  addAddressHref: string;
  /** Tokens that can be spent; undefined while unknown. */
  balance?: number;
  submit: (values: ProductPurchaseValues) => Promise<FormResult<'quantity' | 'addressId' | 'note'>>;
  /** Shown instead of the form once it is paid for. */
  receipt?: ProductPurchaseReceipt;
  problem?: ProductProblem;
  onTopUp: () => void;
  onDownload: () => void;
}

const lineOf = ({ label, name, line1, city }: Address) => [label || name, line1, city].join(', ');

function AddressChoice(props: {
  addresses: readonly Address[];
  value: string;
  onChange: (id: string) => void;
  addHref: string;
  error: string | undefined;
}) {
  const { addresses, value, onChange, addHref, error } = props;
  const { t } = useTranslation('products');
  if (addresses.length === 0) {
    return (
      <Stack gap="3">
        <Text role="status">{t('buy.needsAddress')}</Text>
        <ButtonLink to={addHref} variant="outline">
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

function Prices({ price, quantity, balance }: { price: number; quantity: number; balance: number | undefined }) {
  const { t } = useTranslation('products');
  const total = price * quantity;
  const after = balance === undefined ? undefined : balance - total;
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" gap="1" fontSize="sm" color="fg.muted">
      <dt>{quantity > 1 ? t('buy.totalOf', { count: quantity, price: formatMoney(price) }) : t('buy.total')}</dt>
      <dd>
        <Charged amount={total} />
      </dd>
      <dt>{t('buy.balanceNow')}</dt>
      <dd>{balance === undefined ? '–' : <Money amount={balance} />}</dd>
      <dt>{t('buy.balanceAfter')}</dt>
      <dd>{after === undefined || after < 0 ? '–' : <Money amount={after} />}</dd>
    </Box>
  );
}

/** What is chosen, and what it comes to. */
function useOrder({ product, addresses }: ProductBuyDialogProps) {
  const [pieces, setPieces] = useState('1');
  const [chosen, setChosen] = useState<string>();
  const [note, setNote] = useState('');
  const book = addresses.state === 'ready' ? addresses.value : [];
  const isPhysical = product.type === 'physical';
  const most = Math.min(product.stock ?? mostPieces, mostPieces);
  const quantity = /^\d{1,3}$/.test(pieces.trim()) ? Number(pieces) : Number.NaN;
  const isCounted = quantity >= 1 && quantity <= most;
  const first = book.find(({ isDefault }) => isDefault) ?? book[0];
  const addressId = isPhysical ? (book.find(({ _id }) => _id === chosen) ?? first)?._id : undefined;
  const total = product.price * (isCounted ? quantity : 1);
  return { isPhysical, most, pieces, setPieces, quantity, isCounted, addressId, setChosen, note, setNote, book, total };
}

type Order = ReturnType<typeof useOrder>;

function OrderForm(props: ProductBuyDialogProps & { order: Order; formId: string; onBusy: (busy: boolean) => void }) {
  const { product, addresses, addAddressHref, balance, submit, problem, order, formId, onBusy } = props;
  const { isPhysical, most, quantity, isCounted, addressId, note, total } = order;
  const { t } = useTranslation('products');
  const [errors, setErrors] = useState<Partial<Record<'quantity' | 'addressId' | 'note', string>>>({});
  const [failure, setFailure] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const wrong = isPhysical && !isCounted ? { quantity: t('buy.wrongQuantity', { most }) } : {};
    setErrors(wrong);
    if (wrong.quantity || (isPhysical && !addressId)) return;
    onBusy(true);
    const values = { quantity: isPhysical ? quantity : 1, addressId: addressId ?? null, note: note.trim() };
    const result = await submit({ ...values, expectedPrice: total });
    onBusy(false);
    if ('fieldErrors' in result) setErrors(result.fieldErrors);
    if ('error' in result) setFailure(result.error);
  };
  return (
    <styled.form id={formId} onSubmit={send} noValidate display="grid" gap="4">
      <FormError message={failure} />
      {problem === 'price-changed' && (
        <Text role="alert">{t('buy.priceChanged', { price: formatMoney(product.price) })}</Text>
      )}
      {isPhysical && (
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
                value={addressId ?? ''}
                onChange={order.setChosen}
                addHref={addAddressHref}
                error={errors.addressId}
              />
            )}
          </LoadableView>
          <Field label={t('buy.note')} optional error={errors.note}>
            <TextArea
              value={note}
              rows={2}
              maxLength={noteLength}
              onChange={({ target }) => order.setNote(target.value)}
            />
          </Field>
        </>
      )}
      <Prices price={product.price} quantity={isCounted ? quantity : 1} balance={balance} />
      {balance !== undefined && balance < total && (
        <Text role="status">{t('buy.missing', { amount: formatMoney(total - balance) })}</Text>
      )}
    </styled.form>
  );
}

function Receipt({ open, onClose, receipt, onDownload }: ProductBuyDialogProps & { receipt: ProductPurchaseReceipt }) {
  const { t } = useTranslation('products');
  const { order, balanceBefore, balance } = receipt;
  const isDigital = order.type === 'digital';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={isDigital ? t('buy.ownedTitle') : t('buy.orderedTitle', { number: order.number })}
      footer={
        <>
          <ButtonLink to={paths.order(order._id)} variant="quiet">
            {t('buy.seeOrder')}
          </ButtonLink>
          {isDigital ? (
            <Button variant="main" onClick={onDownload}>
              {t('download')}
            </Button>
          ) : (
            <Button variant="main" onClick={onClose}>
              {t('buy.done')}
            </Button>
          )}
        </>
      }
    >
      <Text tone="muted" role="status">
        {isDigital ? '' : `${t('buy.orderedText', { name: order.performer.name })} `}
        {t('buy.paidText', { before: formatMoney(balanceBefore), after: formatMoney(balance) })}
      </Text>
    </Dialog>
  );
}

/**
 * Buys a product (operation `buyProduct`, rule M10): how many, where to, a word along with it, the balance before and
 * after, one button with the exact amount on it, a receipt afterwards.
 */
export function ProductBuyDialog(props: ProductBuyDialogProps) {
  const { open, onClose, product, addresses, balance, receipt, problem, onTopUp } = props;
  const { t } = useTranslation('products');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const order = useOrder(props);
  if (receipt) return <Receipt {...props} receipt={receipt} />;
  if (problem === 'already-bought' || problem === 'sold-out') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        size="sm"
        title={t(`buy.problem.${problem}`)}
        footer={
          <Button variant="main" onClick={onClose}>
            {t('buy.done')}
          </Button>
        }
      >
        <Text tone="muted" role="status">
          {t('buy.notCharged')}
        </Text>
      </Dialog>
    );
  }
  const isShort = balance !== undefined && balance < order.total;
  const needsAddress = order.isPhysical && addresses.state === 'ready' && order.book.length === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('buy.title', { title: product.title })}
      footer={
        isShort ? (
          <Button variant="main" fullWidth onClick={onTopUp}>
            {t('buy.topUp')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="main" fullWidth loading={busy} disabled={needsAddress}>
            {t('buy.pay', { amount: formatMoney(order.total) })}
          </Button>
        )
      }
    >
      <OrderForm {...props} order={order} formId={formId} onBusy={setBusy} />
    </Dialog>
  );
}
