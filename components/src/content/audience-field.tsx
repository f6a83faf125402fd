import type { Audience } from '@fanlight/sdk/models';
import { Globe, Star, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountProblemOf, Box, Field, OptionTiles, readAmount, Stack, TextInput } from '../primitives/index.ts';

/** All audiences, the largest first. */
export const audiences = ['public', 'followers', 'subscribers'] as const satisfies Audience[];
const icons = { public: Globe, followers: Users, subscribers: Star } as const;

/** Minimum and maximum price of an item in tokens (rule M2). */
const [lowestPrice, highestPrice] = [1, 10_000];

/** Returns the error of a typed price. Null if the price is valid, or empty because the item is not for sale. */
export const priceProblemOf = (text: string): ReturnType<typeof amountProblemOf> =>
  text.trim() === '' ? null : amountProblemOf(text, lowestPrice, highestPrice);

/** Returns the price to send. Null if the item is not for sale, as a public item never is (rule A1). */
export function priceOf(audience: Audience, text: string): number | null {
  return audience === 'public' || text.trim() === '' || priceProblemOf(text) ? null : readAmount(text);
}

export interface AudienceFieldProps {
  value: Audience;
  onChange: (value: Audience) => void;
  /** The field for the price; undefined for items that cannot be sold. */
  price?: {
    /** The typed text; empty if the item is not for sale. */
    value: string;
    onChange: (price: string) => void;
    error: string | undefined;
    ref: (field: HTMLInputElement | null) => void;
  };
}

/** The fields for the audience of an item, and for its price for users outside of the audience (rule A1). */
export function AudienceField({ value, onChange, price }: AudienceFieldProps) {
  const { t } = useTranslation('content');
  return (
    <Stack gap="4">
      <OptionTiles
        label={t('audience.label')}
        options={audiences.map((audience) => ({
          value: audience,
          label: t(`audience.${audience}`),
          help: t(`audienceHelp.${audience}`),
          icon: icons[audience],
        }))}
        value={value}
        onChange={onChange}
      />
      {price && value !== 'public' && (
        <Field label={t('price.label')} help={t(`price.help.${value}`)} error={price.error} optional>
          <TextInput
            ref={price.ref}
            inputMode="decimal"
            autoComplete="off"
            start={<Box aria-hidden>$</Box>}
            value={price.value}
            onChange={({ target }) => price.onChange(target.value)}
          />
        </Field>
      )}
    </Stack>
  );
}
