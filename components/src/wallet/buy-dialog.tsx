import type { ChargeReceipt, PurchaseType } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Charged, Dialog, formatMoney, Money, Stack, Text } from '../primitives/index.ts';

/** What is unlocked for good by paying for it. */
export type UnlockedKind = Extract<PurchaseType, 'feed' | 'gallery' | 'video'>;

/** Why something can't be bought just now. */
export type BuyProblem = 'price-changed' | 'already-bought' | 'not-for-sale';

/** Props of {@link BuyDialog}. */
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
  submit: () => Promise<{ ok: true } | { error: string }>;
  /** Shown instead of the price once it is paid for. */
  receipt?: ChargeReceipt;
  problem?: BuyProblem;
  /** Opens topping up, with this amount in mind, and comes back here. */
  onTopUp: (missing: number) => void;
}

function Prices({ price, balance }: { price: number; balance: number | undefined }) {
  const { t } = useTranslation('purchases');
  const after = balance === undefined ? undefined : balance - price;
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" gap="1" fontSize="sm" color="fg.muted">
      <dt>{t('buy.price')}</dt>
      <dd>
        <Charged amount={price} />
      </dd>
      <dt>{t('buy.balanceNow')}</dt>
      <dd>{balance === undefined ? '–' : <Money amount={balance} />}</dd>
      <dt>{t('buy.balanceAfter')}</dt>
      <dd>{after === undefined || after < 0 ? '–' : <Money amount={after} />}</dd>
    </Box>
  );
}

/** The dialog once there is nothing to pay: a receipt, or why it can't be paid for. */
function Answer({ open, onClose, title, text }: { open: boolean; onClose: () => void; title: string; text: string }) {
  const { t } = useTranslation('purchases');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <Button variant="main" onClick={onClose}>
          {t('buy.done')}
        </Button>
      }
    >
      <Text tone="muted" role="status">
        {text}
      </Text>
    </Dialog>
  );
}

/** Which answer there is, if any. */
function useAnswer({ receipt, problem, kind }: BuyDialogProps): { title: string; text: string } | undefined {
  const { t } = useTranslation('purchases');
  if (receipt) {
    const { balanceBefore, balance } = receipt;
    const text = t('buy.paidText', { before: formatMoney(balanceBefore), after: formatMoney(balance) });
    return { title: t(`buy.paid.${kind}`), text };
  }
  if (problem === 'already-bought') return { title: t(`buy.paid.${kind}`), text: t('buy.alreadyBought') };
  if (problem === 'not-for-sale') return { title: t('buy.notForSale'), text: t('buy.notForSaleText') };
  return undefined;
}

/**
 * Unlocks a post, gallery or video (operations `buyFeed`, `buyGallery`, `buyVideo`): the price, the balance before and
 * after, one button with the exact amount on it, a receipt afterwards. Who has too little tops up and comes back.
 */
export function BuyDialog(props: BuyDialogProps) {
  const { open, onClose, kind, name, title, price, balance, submit, problem, onTopUp } = props;
  const { t } = useTranslation('purchases');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const answer = useAnswer(props);
  if (answer) return <Answer open={open} onClose={onClose} {...answer} />;
  const missing = balance === undefined ? 0 : Math.max(0, price - balance);
  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = await submit();
    setBusy(false);
    if ('error' in result) setFailure(result.error);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title ? t('buy.titleOf', { title }) : t(`buy.title.${kind}`, { name })}
      footer={
        missing > 0 ? (
          <Button variant="main" fullWidth onClick={() => onTopUp(missing)}>
            {t('buy.topUp')}
          </Button>
        ) : (
          <Button variant="main" fullWidth loading={busy} onClick={pay}>
            {t('buy.pay', { amount: formatMoney(price) })}
          </Button>
        )
      }
    >
      <Stack gap="4">
        <Text tone="muted">{t('buy.text', { name })}</Text>
        {problem === 'price-changed' && (
          <Text role="alert">{t('buy.priceChanged', { price: formatMoney(price) })}</Text>
        )}
        <Prices price={price} balance={balance} />
        {missing > 0 && <Text role="status">{t('buy.missing', { amount: formatMoney(missing) })}</Text>}
        {failure && (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
