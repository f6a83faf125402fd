import type { SavedCard } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, ChoiceChips, formatMoney, Stack } from '../primitives/index.ts';

/** The source of a payment: `wallet`, or the gateway's id of a saved card. */
export type Source = 'wallet' | (string & {});

export interface SourceChoiceProps {
  value: Source;
  onChange: (source: Source) => void;
  /** The balance of the wallet in tokens; undefined while it loads. */
  balance: number | undefined;
  cards: SavedCard[];
  onAddCard?: () => void;
}

/** Returns the short name of a card, such as "Visa ·· 4242". Its spaces do not break, so that it stays on one line. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)}\u00a0··\u00a0${last4}`;

/** Selects the wallet or a saved card as the source of the payment. */
export function SourceChoice({ value, onChange, balance, cards, onAddCard }: SourceChoiceProps) {
  const { t } = useTranslation('subscriptions');
  const wallet = balance === undefined ? t('dialog.wallet') : t('dialog.walletOf', { balance: formatMoney(balance) });
  return (
    <Stack gap="2" align="flex-start">
      <ChoiceChips
        label={t('dialog.source')}
        choices={[
          ...cards.map((card) => ({ value: card.paymentMethodId as Source, label: cardName(card) })),
          { value: 'wallet', label: wallet },
        ]}
        value={value}
        onChange={onChange}
      />
      {onAddCard && (
        <Button variant="ghost" size="sm" ms="-4" onClick={onAddCard}>
          {t('dialog.addCard')}
        </Button>
      )}
    </Stack>
  );
}
