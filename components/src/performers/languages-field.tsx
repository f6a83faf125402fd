import { updateMyPerformerLanguagesMaxItems } from '@fanlight/sdk/bounds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, RemovableChips, Select, Stack } from '../primitives/index.ts';

export interface LanguagesFieldProps {
  value: readonly string[];
  choices: readonly { code: string; name: string }[];
  onChange: (codes: string[]) => void;
  error?: ReactNode;
}

/** A field for the languages in which a performer talks with fans. */
export function LanguagesField({ value, choices, onChange, error }: LanguagesFieldProps) {
  const { t } = useTranslation('performers');
  const chosen = value.map((code) => choices.find((choice) => choice.code === code) ?? { code, name: code });
  return (
    <Stack gap="2">
      <Field label={t('account.languages')} help={error ? undefined : t('account.languagesHelp')} error={error}>
        <Select
          value=""
          disabled={value.length >= updateMyPerformerLanguagesMaxItems}
          onChange={({ target }) => target.value && onChange([...value, target.value])}
        >
          <option value="">{t('account.languageAdd')}</option>
          {choices
            .filter(({ code }) => !value.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <RemovableChips
          label={t('account.languages')}
          chips={chosen}
          removeLabel={(name) => t('account.languageRemove', { name })}
          onRemove={(code) => onChange(value.filter((other) => other !== code))}
        />
      )}
    </Stack>
  );
}
