import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextInput, useIsHydrating } from '../primitives/index.ts';
import { latestLocalTime, toLocalTime } from './local-time.ts';

/** Returns the name of the browser's time zone, such as "Central European Standard Time". */
function zoneIn(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export interface LocalTimeFieldProps {
  label: string;
  /** The time in the format of a `datetime-local` input, in the viewer's time zone. */
  value: string;
  onChange: (localTime: string) => void;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** A field for a time in the future. Its help names the time zone. */
export function LocalTimeField({ label, value, onChange, error, fieldRef }: LocalTimeFieldProps) {
  const { t, i18n } = useTranslation('feeds');
  // `min` and the help depend on the browser's clock and time zone, so they are left out of SSR.
  const isHydrating = useIsHydrating();
  return (
    <Field
      label={label}
      help={isHydrating ? undefined : t('form.when.atHelp', { zone: zoneIn(i18n.language) })}
      error={error}
    >
      <TextInput
        ref={fieldRef}
        type="datetime-local"
        value={value}
        max={latestLocalTime}
        min={isHydrating ? undefined : toLocalTime(new Date())}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
