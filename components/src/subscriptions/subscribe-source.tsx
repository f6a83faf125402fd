import type { SavedCard } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, ChoiceChips, formatMoney, Stack } from '../primitives/index.ts';

/** By what it is paid: the wallet, or a card by its name at the gateway. */
export type Source = 'wallet' | (string & {});

export interface SourceChoiceProps {
  value: Source;
  onChange: (source: Source) => void;
  /** Tokens; undefined while unknown. */
  balance: number | undefined;
  cards: SavedCard[];
  onAddCard?: () => void;
}

/** A card in a few words, as it stands on it. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ·· ${last4}`;

/** Chooses between the wallet and the saved cards. */
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
