import { verifySecondFactorCodeMaxLength } from '@fanlight/sdk/bounds';
import { useTranslation } from 'react-i18next';
import { Field, TextInput, type TextInputProps } from '../primitives/index.ts';

export interface CodeFieldProps {
  /** The props of `register` of the form. */
  field: Pick<TextInputProps, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  error: string | undefined;
}

/** The field for a code of the authenticator app or a recovery code. */
export function CodeField({ field, error }: CodeFieldProps) {
  const { t } = useTranslation('secondFactor');
  return (
    <Field label={t('code.label')} help={error ? undefined : t('code.help')} error={error}>
      <TextInput
        {...field}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={verifySecondFactorCodeMaxLength}
      />
    </Field>
  );
}
