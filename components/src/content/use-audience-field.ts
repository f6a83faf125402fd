import type { Audience } from '@fanlight/sdk/models';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AudienceFieldProps, priceProblemOf } from './audience-field.tsx';

/** The fields of a form for the audience of an item and for its price, which is the typed text. */
export interface AudienceFields {
  audience: Audience;
  price: string;
}

/** Returns the props of the `AudienceField` of a form, and a function that checks the price before the form is sent. */
export function useAudienceField<Values extends AudienceFields>(form: UseFormReturn<Values>) {
  const { t } = useTranslation('content');
  const priceField = useRef<HTMLInputElement>(null);
  // React Hook Form cannot infer that the paths of these two fields exist in every form that has them.
  const { watch, setValue, setError, clearErrors, formState } = form as unknown as UseFormReturn<AudienceFields>;
  const [audience, price] = watch(['audience', 'price']);
  const withoutPrice: AudienceFieldProps = {
    value: audience,
    onChange: (value) => setValue('audience', value, { shouldDirty: true }),
  };
  const withPrice: AudienceFieldProps = {
    ...withoutPrice,
    price: {
      value: price,
      onChange: (value) => {
        setValue('price', value, { shouldDirty: true });
        clearErrors('price');
      },
      error: formState.errors.price?.message,
      ref: (input) => {
        priceField.current = input;
      },
    },
  };
  return {
    withPrice,
    /** The props for items that are not for sale. */
    withoutPrice,
    /** Whether the price is valid. Otherwise, shows its error and focuses its field. */
    checkPrice(): boolean {
      const problem = audience === 'public' ? null : priceProblemOf(price);
      if (!problem) return true;
      setError('price', { message: t(`price.problem.${problem}`) });
      priceField.current?.focus();
      return false;
    },
  };
}
