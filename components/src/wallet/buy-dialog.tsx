import type { ChargeReceipt, PurchaseType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ChargedPrice, type FormResult, formatMoney, Text } from '../primitives/index.ts';
import { PaymentDialog, type PaymentOutcome } from './payment-dialog.tsx';

/** The types of items that a payment unlocks permanently. */
export type UnlockedKind = Extract<PurchaseType, 'feed' | 'gallery' | 'video'>;

/** The reason why the server refused the purchase. */
export type BuyProblem = 'price-changed' | 'already-bought' | 'not-for-sale';

export interface BuyDialogProps {
  open: boolean;
  onClose: () => void;
  kind: UnlockedKind;
  /** The performer's name. */
  name: string;
  /** The title of the item; undefined for posts, which have none. */
  title?: string;
  /** The price in tokens. */
  price: number;
  /** The number of tokens that the viewer can spend; undefined while it loads. */
  balance?: number;
  /** Pays. On success, the app sets `receipt`; if the server refuses, `problem`. Other errors are in the result. */
  submit: () => Promise<FormResult>;
  /** The receipt, which is shown instead of the price. */
  receipt?: ChargeReceipt;
  problem?: BuyProblem;
  /** Opens the top-up with the missing amount. The top-up returns to this dialog. */
  onTopUp: (missing: number) => void;
}

function useOutcome({ receipt, problem, kind }: BuyDialogProps): PaymentOutcome | undefined {
  const { t } = useTranslation('purchases');
  if (receipt) return { title: t(`buy.paid.${kind}`), balances: receipt };
  if (problem === 'already-bought') return { title: t(`buy.paid.${kind}`), text: t('buy.alreadyBought') };
  if (problem === 'not-for-sale') return { title: t('buy.notForSale'), text: t('buy.notForSaleText') };
  return undefined;
}

/** Unlocks a post, a gallery or a video (operations `buyFeed`, `buyGallery`, `buyVideo`). */
export function BuyDialog(props: BuyDialogProps) {
  const { open, onClose, kind, name, title, price, balance, submit, problem, onTopUp } = props;
  const { t } = useTranslation('purchases');
  return (
    <PaymentDialog
      open={open}
      onClose={onClose}
      title={title ? t('buy.titleOf', { title }) : t(`buy.title.${kind}`, { name })}
      amount={price}
      payLabel={t('buy.pay', { amount: formatMoney(price) })}
      lines={[{ label: t('buy.price'), value: <ChargedPrice amount={price} /> }]}
      balance={balance}
      changedPrice={problem === 'price-changed' ? price : undefined}
      submit={submit}
      onTopUp={onTopUp}
      outcome={useOutcome(props)}
    >
      <Text tone="muted">{t('buy.text', { name })}</Text>
    </PaymentDialog>
  );
}
