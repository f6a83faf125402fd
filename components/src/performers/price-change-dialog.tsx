import { formatCount } from '@fanlight/sdk/format';
import type { SubscriptionType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, formatMoney, Stack, Text } from '../primitives/index.ts';

/** The change of one subscription price. A price of null means that this type of subscription is not offered. */
export interface PriceChange {
  type: Exclude<SubscriptionType, 'free'>;
  from: number | null;
  to: number | null;
  /** The number of subscribers of this type whose subscription will be renewed. */
  count: number;
}

export interface PriceChangeDialogProps {
  open: boolean;
  changes: readonly PriceChange[];
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function kindOf({ from, to }: PriceChange): 'raised' | 'lowered' | 'withdrawn' | 'offered' {
  if (to === null) return 'withdrawn';
  if (from === null) return 'offered';
  return to > from ? 'raised' : 'lowered';
}

/** Confirms a change of subscription prices, and explains its effect on the subscribers (rule M7). */
export function PriceChangeDialog({ open, changes, isSaving, onConfirm, onClose }: PriceChangeDialogProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const priceText = (price: number | null) => (price === null ? t('priceChange.none') : formatMoney(price));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('priceChange.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('priceChange.cancel')}
          </Button>
          <Button variant="main" wraps loading={isSaving} onClick={onConfirm}>
            {t('priceChange.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {changes.map((change) => {
          const { type, from, to, count } = change;
          const formatted = formatCount(count, i18n.language);
          return (
            <Stack key={type} gap="2">
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {t(`priceChange.${type}`, { from: priceText(from), to: priceText(to) })}
              </Text>
              <Text tone="muted">{t(`priceChange.${kindOf(change)}`, { count, formatted })}</Text>
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}
