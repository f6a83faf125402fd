import type { TokenPackage } from '@fanlight/sdk/models';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../primitives/index.ts';
import { AmountField } from '../wallet/index.ts';
import { PackagePicker } from './package-picker.tsx';
import { amountErrorOf, type TopUpDraft } from './top-up-values.ts';

/** The amounts that are offered if there are no packages, which have a bonus at the same price. */
const presets = [10, 25, 50, 100, 200] as const;

export interface PackageOrAmountProps {
  minimum: number;
  maximum: number;
  packages: readonly TokenPackage[];
}

/** Selects a package or another amount. Selecting one deselects the other. */
export function PackageOrAmount({ minimum, maximum, packages }: PackageOrAmountProps) {
  const { t } = useTranslation('payments');
  const { control, setValue, watch, clearErrors } = useFormContext<TopUpDraft>();
  const packageId = watch('packageId');
  const hasPackages = packages.length > 0;
  const bounds = { minimum: formatMoney(minimum), maximum: formatMoney(maximum) };
  const choose = (id: string) => {
    setValue('packageId', id);
    setValue('amount', '');
    clearErrors('amount');
  };
  const validate = (text: string, { packageId: chosen }: TopUpDraft) => {
    const amountError = chosen ? undefined : amountErrorOf(text, { minimum, maximum });
    return amountError ? t(`topUp.${amountError}`, bounds) : true;
  };
  const amountField = (
    <Controller
      control={control}
      name="amount"
      rules={{ validate }}
      render={({ field, fieldState }) => (
        <AmountField
          label={t('topUp.amount')}
          otherLabel={t('topUp.otherAmount')}
          presets={hasPackages ? [] : presets}
          value={field.value}
          onChange={(text) => {
            setValue('packageId', '');
            field.onChange(text);
          }}
          help={t(hasPackages && packageId ? 'topUp.replaces' : 'topUp.range', bounds)}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  if (!hasPackages) return amountField;
  return (
    <PackagePicker packages={packages} value={packageId || null} onChange={choose}>
      {amountField}
    </PackagePicker>
  );
}
