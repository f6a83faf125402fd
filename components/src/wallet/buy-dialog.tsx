import type { ChargeReceipt, PurchaseType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ChargedPrice, type FormResult, formatMoney, Text } from '../primitives/index.ts';
import { PaymentDialog, type PaymentOutcome } from './payment-dialog.tsx';

/** Types of items that a payment unlocks permanently. */
export type UnlockedKind = Extract<PurchaseType, 'feed' | 'gallery' | 'video'>;

/** The reason why the purchase was rejected. */
export type BuyProblem = 'price-changed' | 'already-bought' | 'not-for-sale';

export interface BuyDialogProps {
  open: boolean;
  onClose: () => void;
  kind: UnlockedKind;
  /** The performer's name. */
  name: string;
  /** The item's title; undefined for posts. */
  title?: string;
  /** The price in tokens. */
  price: number;
  /** Spendable tokens; undefined while loading. */
  balance?: number;
  /** Pays. The result is passed as `receipt` or `problem`, or returned as an error. */
  submit: () => Promise<FormResult>;
  /** Shown instead of the price after the purchase. */
  receipt?: ChargeReceipt;
  problem?: BuyProblem;
  /** Opens the top-up for the missing amount, which then returns to this dialog. */
  onTopUp: (missing: number) => void;
}

function useOutcome({ receipt, problem, kind }: BuyDialogProps): PaymentOutcome | undefined {
  const { t } = useTranslation('purchases');
  if (receipt) return { title: t(`buy.paid.${kind}`), balances: receipt };
  if (problem === 'already-bought') return { title: t(`buy.paid.${kind}`), text: t('buy.alreadyBought') };
  if (problem === 'not-for-sale') return { title: t('buy.notForSale'), text: t('buy.notForSaleText') };
  return undefined;
}

/** Unlocks a post, gallery or video (operations `buyFeed`, `buyGallery`, `buyVideo`). */
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
