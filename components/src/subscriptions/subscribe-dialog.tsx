import type {
  AppliedCoupon,
  PerformerPromotion,
  SavedCard,
  SubscriptionBundle,
  SubscriptionReceipt,
  SubscriptionType,
} from '@fanlight/sdk/models';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargedPrice, ChoiceChips, type FormResult, formatMoney, Money, usePrice } from '../primitives/index.ts';
import { PaymentDialog, type PaymentLine } from '../wallet/index.ts';
import { CouponField } from './coupon-field.tsx';
import { useOutcome } from './subscribe-outcome.ts';
import { type Source, SourceChoice } from './subscribe-source.tsx';

/** A type of subscription that the performer offers. */
export interface SubscriptionOffer {
  type: SubscriptionType;
  /** The price of one period; 0 for a free subscription. */
  price: number;
  /** The discount of a subscription of several months. */
  bundle?: SubscriptionBundle;
  /** A promotion. For a discount, `price` is that of the first month. */
  promotion?: PerformerPromotion;
  /** The price of the following months, if a promotion reduces the first one. */
  regularPrice?: number;
}

/** The reason why the server refused the subscription. */
export type SubscribeProblem = 'price-changed' | 'already-subscribed' | 'free-used' | 'not-offered';

export interface SubscribeValues {
  type: SubscriptionType;
  source: 'card' | 'wallet';
  paymentMethodId?: string;
  couponCode?: string;
  promotionCode?: string;
  /**
   * The price that the dialog shows, without the coupon's discount. The server refuses the subscription if the price is
   * different.
   */
  expectedPrice: number;
}

export interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
  /** The performer's name. */
  name: string;
  /** The types of subscription that the performer offers; empty if there are none. */
  offers: SubscriptionOffer[];
  type: SubscriptionType;
  onTypeChange: (type: SubscriptionType) => void;
  /** The duration of a free subscription in days. */
  freeDays: number;
  /** The number of tokens that the viewer can spend; undefined while it loads. */
  balance?: number;
  /** The saved cards that can be charged; the default card is the first. */
  cards: SavedCard[];
  /**
   * The gateway's id of the card that is selected initially, such as a card that was just added. By default, the first
   * card is selected.
   */
  paymentMethodId?: string;
  onAddCard: () => void;
  /** Opens the top-up, which returns to this dialog afterwards. */
  onTopUp: (missing: number) => void;
  /**
   * Requests the discount of a coupon. It depends on the source, because the tokens in the wallet may have been bought
   * at a discount (rule M3).
   */
  checkCoupon: (
    code: string,
    type: SubscriptionType,
    source: SubscribeValues['source'],
  ) => Promise<{ coupon: AppliedCoupon } | { error: string }>;
  /** Pays. On success, the app sets `receipt`; if the server refuses, `problem`. Other errors are in the result. */
  submit: (values: SubscribeValues) => Promise<FormResult>;
  /** The receipt, which is shown instead of the form. */
  receipt?: SubscriptionReceipt;
  problem?: SubscribeProblem;
}

/** Returns a function that describes when and how the subscription is renewed. */
function useTerms({ freeDays }: SubscribeDialogProps) {
  const { t } = useTranslation(['subscriptions', 'offers']);
  return ({ type, price, regularPrice, promotion }: SubscriptionOffer, hasCoupon: boolean): string => {
    if (type === 'free') return t('dialog.freeTerms', { count: promotion?.freeDays ?? freeDays });
    if (regularPrice !== undefined)
      return t('offers:terms', { price: formatMoney(price), full: formatMoney(regularPrice) });
    return t(`dialog.terms.${type}${hasCoupon ? 'Coupon' : ''}` as 'dialog.terms.monthly', {
      price: formatMoney(price),
    });
  };
}

function useLabels({ freeDays }: SubscribeDialogProps) {
  const { t } = useTranslation(['subscriptions', 'bundles', 'offers']);
  const priceOf = usePrice();
  return ({ type, price, bundle, promotion, regularPrice }: SubscriptionOffer): string => {
    if (bundle) return t(`bundles:offer.${bundle.type}`, { price: priceOf(price), percent: bundle.percentOff });
    if (regularPrice !== undefined) return t('offers:first', { price: priceOf(price) });
    return type === 'free'
      ? t('dialog.free', { count: promotion?.freeDays ?? freeDays })
      : t(`per.${type}`, { price: priceOf(price) });
  };
}

/**
 * Used if the performer offers no subscription. It is never shown, because the dialog then shows a message instead of
 * the form.
 */
const noOffer: SubscriptionOffer = { type: 'free', price: 0 };

const kindOf = (source: Source): SubscribeValues['source'] => (source === 'wallet' ? 'wallet' : 'card');

/**
 * Returns the state of the coupon. If the source changes, the coupon is checked again, because its discount may differ
 * (rule M3).
 */
function useCheckedCoupon(checkCoupon: SubscribeDialogProps['checkCoupon'], type: SubscriptionType) {
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Counts the checks, so that only the response to the latest check is used.
  const checks = useRef(0);
  const check = async (source: Source) => {
    if (!coupon) return;
    checks.current += 1;
    const number = checks.current;
    setChecking(true);
    const result = await checkCoupon(coupon.code, type, kindOf(source));
    if (number !== checks.current) return;
    setChecking(false);
    setCoupon('coupon' in result ? result.coupon : undefined);
    setFailure('error' in result ? result.error : undefined);
  };
  const change = (next: AppliedCoupon | undefined) => {
    setCoupon(next);
    setFailure(undefined);
  };
  return { coupon, isChecking, failure, check, change };
}

/** Returns the lines that show the discounts, and the amount to pay now. */
function useLines(
  { price, bundle, promotion, regularPrice }: SubscriptionOffer,
  coupon: AppliedCoupon | undefined,
): PaymentLine[] {
  const { t } = useTranslation(['subscriptions', 'bundles', 'offers']);
  const lines: PaymentLine[] = [];
  if (bundle) {
    lines.push({ label: t(`bundles:full.${bundle.type}`), value: <Money amount={price + bundle.saving} /> });
    const label = t('bundles:saving', { percent: bundle.percentOff });
    lines.push({ label, value: <Money amount={-bundle.saving} /> });
  }
  if (promotion && regularPrice !== undefined) {
    lines.push({ label: t('offers:full'), value: <Money amount={regularPrice} /> });
    const label = t('offers:saving', { percent: promotion.percentOff });
    lines.push({ label, value: <Money amount={price - regularPrice} /> });
  }
  if (coupon) {
    const label = t('dialog.discount', { code: coupon.code, percent: coupon.percentOff });
    lines.push({ label, value: <Money amount={-coupon.discount} /> });
  }
  return [...lines, { label: t('dialog.now'), value: <ChargedPrice amount={coupon?.amount ?? price} /> }];
}

/**
 * Subscribes to a performer (operation `subscribePerformer`). The viewer selects a type and a source of payment, and
 * optionally applies a coupon. Shows the receipt afterwards.
 */
export function SubscribeDialog(props: SubscribeDialogProps) {
  const { open, onClose, name, offers, type, onTypeChange, balance, cards, onAddCard, onTopUp } = props;
  const { checkCoupon, submit, problem } = props;
  const { t } = useTranslation('subscriptions');
  const labelOf = useLabels(props);
  const termsOf = useTerms(props);
  const [chosen, setChosen] = useState<Source>();
  const offer = offers.find((each) => each.type === type) ?? offers[0] ?? noOffer;
  const { coupon, isChecking, failure, check, change } = useCheckedCoupon(checkCoupon, offer.type);
  const lines = useLines(offer, coupon);
  const outcome = useOutcome(props);
  const isFree = offer.type === 'free';
  const first = cards.find((each) => each.paymentMethodId === props.paymentMethodId) ?? cards[0];
  const source = chosen ?? first?.paymentMethodId ?? 'wallet';
  const amount = isFree ? 0 : (coupon?.amount ?? offer.price);
  const changeSource = (next: Source) => {
    setChosen(next);
    if (kindOf(next) !== kindOf(source)) void check(next);
  };
  const paidBy = isFree ? 'wallet' : kindOf(source);
  return (
    <PaymentDialog
      open={open}
      onClose={onClose}
      title={t('dialog.title', { name })}
      amount={amount}
      payLabel={isFree ? t('dialog.startFree') : t('dialog.pay', { amount: formatMoney(amount) })}
      lines={isFree ? [] : lines}
      balance={!isFree && paidBy === 'wallet' ? balance : null}
      changedPrice={problem === 'price-changed' ? offer.price : undefined}
      terms={termsOf(offer, coupon !== undefined)}
      failure={failure}
      isBusy={isChecking}
      submit={() =>
        submit({
          type: offer.type,
          source: paidBy,
          ...(paidBy === 'card' && { paymentMethodId: source }),
          ...(coupon && !isFree && { couponCode: coupon.code }),
          ...(offer.promotion && { promotionCode: offer.promotion.code }),
          expectedPrice: offer.price,
        })
      }
      onTopUp={onTopUp}
      outcome={outcome}
    >
      <ChoiceChips
        label={t('dialog.type')}
        hideLabel
        choices={offers.map((each) => ({ value: each.type, label: labelOf(each) }))}
        value={offer.type}
        onChange={(next) => {
          change(undefined);
          onTypeChange(next);
        }}
      />
      {!isFree && (
        <>
          <SourceChoice value={source} onChange={changeSource} balance={balance} cards={cards} onAddCard={onAddCard} />
          {!offer.promotion && (
            <CouponField
              coupon={coupon}
              onChange={change}
              check={(code) => checkCoupon(code, offer.type, kindOf(source))}
            />
          )}
        </>
      )}
    </PaymentDialog>
  );
}
