import type { AppliedCoupon, SavedCard, SubscriptionReceipt, SubscriptionType } from '@fanlight/sdk/models';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Charged,
  ChoiceChips,
  Dialog,
  formatMoney,
  Money,
  Stack,
  Text,
  usePrice,
} from '../primitives/index.ts';
import { CouponField } from './coupon-field.tsx';
import { SubscribeAnswer } from './subscribe-answer.tsx';
import { type Source, SourceChoice } from './subscribe-source.tsx';

/** A type of subscription that can be taken now. */
export interface SubscriptionOffer {
  type: SubscriptionType;
  /** Of a period; 0 where it is free. */
  price: number;
}

/** Why nobody can subscribe just now. */
export type SubscribeProblem = 'price-changed' | 'already-subscribed' | 'free-used' | 'not-offered';

/** What a subscription is taken with. */
export interface SubscribeValues {
  type: SubscriptionType;
  source: 'card' | 'wallet';
  paymentMethodId?: string;
  couponCode?: string;
  /** As it was shown, without the coupon. */
  expectedPrice: number;
}

/** Props of {@link SubscribeDialog}. */
export interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whose it is. */
  name: string;
  /** At least one. */
  offers: SubscriptionOffer[];
  type: SubscriptionType;
  onTypeChange: (type: SubscriptionType) => void;
  /** Of a free subscription. */
  freeDays: number;
  /** Tokens that can be spent; undefined while unknown. */
  balance?: number;
  /** Saved ones that can be paid with, the default first. */
  cards: SavedCard[];
  /** The one that is chosen at first, such as one that was just added; the default one when left out. */
  paymentMethodId?: string;
  onAddCard: () => void;
  /** Opens topping up, and comes back here. */
  onTopUp: (missing: number) => void;
  /** By what it is paid counts: tokens may have been bought for less (rule M3). */
  checkCoupon: (
    code: string,
    type: SubscriptionType,
    source: SubscribeValues['source'],
  ) => Promise<{ coupon: AppliedCoupon } | { error: string }>;
  /** Pays. What comes of it is told by `receipt`, `problem`, or the error. */
  submit: (values: SubscribeValues) => Promise<{ ok: true } | { error: string }>;
  /** Shown instead of the choice once somebody is subscribed. */
  receipt?: SubscriptionReceipt;
  problem?: SubscribeProblem;
}

function Sum({ price, coupon, after }: { price: number; coupon: AppliedCoupon | undefined; after?: number }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" gap="1" fontSize="sm" color="fg.muted">
      {coupon && (
        <>
          <dt>{t('dialog.discount', { code: coupon.code, percent: coupon.percentOff })}</dt>
          <dd>
            <Money amount={-coupon.discount} />
          </dd>
        </>
      )}
      <dt>{t('dialog.now')}</dt>
      <dd>
        <Charged amount={coupon?.amount ?? price} />
      </dd>
      {after !== undefined && (
        <>
          <dt>{t('dialog.balanceAfter')}</dt>
          <dd>{after < 0 ? '–' : <Money amount={after} />}</dd>
        </>
      )}
    </Box>
  );
}

/** What follows: when it is renewed for how much, or that nothing is. */
function useTerms({ freeDays }: SubscribeDialogProps) {
  const { t } = useTranslation('subscriptions');
  return ({ type, price }: SubscriptionOffer, hasCoupon: boolean): string => {
    if (type === 'free') return t('dialog.freeTerms', { count: freeDays });
    return t(`dialog.terms.${type}${hasCoupon ? 'Coupon' : ''}` as 'dialog.terms.monthly', {
      price: formatMoney(price),
    });
  };
}

function useLabels({ freeDays }: SubscribeDialogProps) {
  const { t } = useTranslation('subscriptions');
  const priceOf = usePrice();
  return ({ type, price }: SubscriptionOffer): string =>
    type === 'free' ? t('dialog.free', { count: freeDays }) : t(`per.${type}`, { price: priceOf(price) });
}

/**
 * Subscribes to a performer (operation `subscribePerformer`): a type, by what it is paid, a coupon, one button with the
 * exact amount on it, and afterwards until when it is open. Who has too few tokens tops up and comes back.
 */
export function SubscribeDialog(props: SubscribeDialogProps) {
  const { open, onClose, name, offers, type, onTypeChange, balance, cards, onAddCard, onTopUp } = props;
  const { checkCoupon, submit, receipt, problem } = props;
  const { t } = useTranslation('subscriptions');
  const labelOf = useLabels(props);
  const termsOf = useTerms(props);
  const [chosen, setChosen] = useState<Source>();
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Of several changes in a row the last one counts, whichever is answered first.
  const checks = useRef(0);
  const offer = offers.find((each) => each.type === type) ?? offers[0];
  if (receipt || !offer || (problem && problem !== 'price-changed')) {
    return <SubscribeAnswer open={open} onClose={onClose} name={name} receipt={receipt} problem={problem} />;
  }
  const isFree = offer.type === 'free';
  const first = cards.find((each) => each.paymentMethodId === props.paymentMethodId) ?? cards[0];
  const source = chosen ?? first?.paymentMethodId ?? 'wallet';
  const amount = isFree ? 0 : (coupon?.amount ?? offer.price);
  const isFromWallet = !isFree && source === 'wallet';
  const missing = isFromWallet && balance !== undefined ? Math.max(0, amount - balance) : 0;
  const kindOf = (of: Source): SubscribeValues['source'] => (of === 'wallet' ? 'wallet' : 'card');
  const changeSource = async (next: Source) => {
    setChosen(next);
    if (!coupon || kindOf(next) === kindOf(source)) return;
    checks.current += 1;
    const own = checks.current;
    setBusy(true);
    const result = await checkCoupon(coupon.code, offer.type, kindOf(next));
    if (own !== checks.current) return;
    setBusy(false);
    setCoupon('coupon' in result ? result.coupon : undefined);
    setFailure('error' in result ? result.error : undefined);
  };
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    const by = isFree ? 'wallet' : kindOf(source);
    const result = await submit({
      type: offer.type,
      source: by,
      ...(by === 'card' && { paymentMethodId: source }),
      ...(coupon && !isFree && { couponCode: coupon.code }),
      expectedPrice: offer.price,
    });
    setBusy(false);
    if ('error' in result) setFailure(result.error);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('dialog.title', { name })}
      footer={
        missing > 0 ? (
          <Button variant="main" fullWidth onClick={() => onTopUp(missing)}>
            {t('dialog.topUp')}
          </Button>
        ) : (
          <Button variant="main" fullWidth loading={busy} onClick={send}>
            {isFree ? t('dialog.startFree') : t('dialog.pay', { amount: formatMoney(amount) })}
          </Button>
        )
      }
    >
      <Stack gap="4">
        {problem === 'price-changed' && (
          <Text role="alert">{t('dialog.priceChanged', { price: formatMoney(offer.price) })}</Text>
        )}
        <ChoiceChips
          label={t('dialog.type')}
          hideLabel
          choices={offers.map((each) => ({ value: each.type, label: labelOf(each) }))}
          value={offer.type}
          onChange={(next) => {
            setCoupon(undefined);
            onTypeChange(next);
          }}
        />
        {!isFree && (
          <>
            <SourceChoice
              value={source}
              onChange={changeSource}
              balance={balance}
              cards={cards}
              onAddCard={onAddCard}
            />
            <CouponField
              coupon={coupon}
              onChange={setCoupon}
              check={(code) => checkCoupon(code, offer.type, kindOf(source))}
            />
            <Sum
              price={offer.price}
              coupon={coupon}
              {...(isFromWallet && balance !== undefined && { after: balance - amount })}
            />
          </>
        )}
        {missing > 0 && <Text role="status">{t('dialog.missing', { amount: formatMoney(missing) })}</Text>}
        <Text tone="muted">{termsOf(offer, coupon !== undefined)}</Text>
        {failure && (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
