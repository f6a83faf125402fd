import type { SavedCard } from '@fanlight/sdk/models';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Checkbox, OptionTile, Stack, styled, Text, TextLink } from '../primitives/index.ts';
import { CardLine } from './card-line.tsx';

export interface CardPickerProps {
  /** The saved cards; the default card is the first. */
  cards: readonly SavedCard[];
  /** The gateway's id of the selected card, or `new` for a card that is not saved. */
  value: string;
  onChange: (value: string) => void;
  isSaved: boolean;
  onSavedChange: (isSaved: boolean) => void;
  /** The fields of a card that is not saved. */
  children: ReactNode;
}

/** Selects a saved card or another card. The fields for another card (`children`) are shown while it is selected. */
export function CardPicker({ cards, value, onChange, isSaved, onSavedChange, children }: CardPickerProps) {
  const { t } = useTranslation('payments');
  const name = useId();
  return (
    <Stack gap="4">
      <styled.fieldset border="0" p="0" m="0" minW="0">
        <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
          {t('topUp.card')}
        </styled.legend>
        {cards.length > 0 && (
          <Stack gap="2">
            {cards.map((card) => (
              <OptionTile
                key={card._id}
                name={name}
                checked={card.paymentMethodId === value}
                onSelect={() => onChange(card.paymentMethodId)}
              >
                <CardLine card={card} />
              </OptionTile>
            ))}
            <OptionTile name={name} checked={value === 'new'} onSelect={() => onChange('new')}>
              <Text as="span" fontWeight="medium">
                {t('cards.another')}
              </Text>
            </OptionTile>
          </Stack>
        )}
        {value === 'new' && <Box mt={cards.length > 0 ? '4' : '0'}>{children}</Box>}
      </styled.fieldset>
      {cards.length > 0 && (
        <TextLink to={paths.userCards()} fontSize="sm">
          {t('cards.manage')}
        </TextLink>
      )}
      {value === 'new' && (
        <Checkbox
          label={t('cards.keep')}
          checked={isSaved}
          onChange={(event) => onSavedChange(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
