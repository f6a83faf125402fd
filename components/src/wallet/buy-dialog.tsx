import type { ChargeReceipt, PurchaseType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Charged, type FormResult, formatMoney, Text } from '../primitives/index.ts';
import { PaymentDialog, type PaymentOutcome } from './payment-dialog.tsx';

/** What is unlocked for good by paying for it. */
export type UnlockedKind = Extract<PurchaseType, 'feed' | 'gallery' | 'video'>;

/** Why something can't be bought just now. */
export type BuyProblem = 'price-changed' | 'already-bought' | 'not-for-sale';

export interface BuyDialogProps {
  open: boolean;
  onClose: () => void;
  kind: UnlockedKind;
  /** Whose it is. */
  name: string;
  /** What it is called; a post has no title. */
  title?: string;
  /** Tokens. */
  price: number;
  /** Tokens that can be spent; undefined while unknown. */
  balance?: number;
  /** Pays. What comes of it is told by `receipt`, `problem`, or the error. */
  submit: () => Promise<FormResult>;
  /** Shown instead of the price once it is paid for. */
  receipt?: ChargeReceipt;
  problem?: BuyProblem;
  /** Opens topping up, with this amount in mind, and comes back here. */
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
      lines={[{ label: t('buy.price'), value: <Charged amount={price} /> }]}
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
