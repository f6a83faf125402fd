import { formatCount } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, formatMoney, Stack, Text } from '../primitives/index.ts';

/** A subscription price that is to become higher. */
export interface RaisedPrice {
  type: 'monthly' | 'yearly';
  from: number;
  to: number;
}

/** Props of {@link RaisePriceDialog}. */
export interface RaisePriceDialogProps {
  open: boolean;
  raised: readonly RaisedPrice[];
  /** Subscribers who get a mail about it. */
  count: number;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a higher price is announced: how many are told, and what it means for them (rule M7). */
export function RaisePriceDialog({ open, raised, count, isSaving, onConfirm, onClose }: RaisePriceDialogProps) {
  const { t, i18n } = useTranslation('performers');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('raise.title')}
      description={t('raise.told', { count, formatted: formatCount(count, i18n.language) })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('raise.cancel')}
          </Button>
          <Button variant="main" whiteSpace="normal" loading={isSaving} onClick={onConfirm}>
            {t('raise.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {raised.map(({ type, from, to }) => (
          <Text key={type} fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {t(`raise.${type}`, { from: formatMoney(from), to: formatMoney(to) })}
          </Text>
        ))}
        <Text tone="muted">{t('raise.effect')}</Text>
      </Stack>
    </Dialog>
  );
}
