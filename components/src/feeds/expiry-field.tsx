import type { Feed } from '@fanlight/sdk/models';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ChoiceChips, Stack, Text } from '../primitives/index.ts';
import { toLocalTime } from './local-time.ts';
import { LocalTimeField } from './local-time-field.tsx';
import { type Publication, wasPublished } from './publication-field.tsx';

const choices = ['never', 'at'] as const;

/** The time at which a post disappears for everyone except its performer and its buyers. */
export interface Expiry {
  choice: (typeof choices)[number];
  /** The time in the format of a `datetime-local` input, in the viewer's time zone. */
  localTime: string;
}

/** Returns the expiry of a post. A new post stays. */
export function expiryOf(feed: Feed | undefined): Expiry {
  const { expiresAt = null } = feed ?? {};
  return { choice: expiresAt ? 'at' : 'never', localTime: expiresAt ? toLocalTime(new Date(expiresAt)) : '' };
}

const isUnchanged = ({ choice, localTime }: Expiry, feed: Feed | undefined): boolean => {
  const before = expiryOf(feed);
  return choice === before.choice && (choice === 'never' || localTime === before.localTime);
};

/** Returns the error of the time; null if it is valid. A published post may keep a time in the past. */
export function expiryProblemOf(
  expiry: Expiry,
  publication: Publication,
  feed: Feed | undefined,
): 'missing' | 'past' | 'early' | null {
  if (expiry.choice === 'never' || (wasPublished(feed) && isUnchanged(expiry, feed))) return null;
  const time = Date.parse(expiry.localTime);
  if (Number.isNaN(time)) return 'missing';
  if (time <= Date.now()) return 'past';
  return publication.timing === 'scheduled' && time <= Date.parse(publication.localTime) ? 'early' : null;
}

/**
 * Returns the time to save. Nothing if it is unchanged, so that the post keeps its exact time, or if it is not valid,
 * so that a draft can be saved nevertheless.
 */
export function readExpiry(
  expiry: Expiry,
  publication: Publication,
  feed: Feed | undefined,
): { expiresAt?: string | null } {
  if (isUnchanged(expiry, feed) || expiryProblemOf(expiry, publication, feed)) return {};
  return { expiresAt: expiry.choice === 'never' ? null : new Date(expiry.localTime).toISOString() };
}

export interface ExpiryFieldProps {
  value: Expiry;
  onChange: (value: Expiry) => void;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** The field for the time at which a post disappears. */
export function ExpiryField({ value, onChange, error, fieldRef }: ExpiryFieldProps) {
  const { t } = useTranslation('feeds');
  return (
    <Stack gap="3">
      <Box>
        <ChoiceChips
          label={t('form.expiry.label')}
          choices={choices.map((choice) => ({ value: choice, label: t(`form.expiry.${choice}`) }))}
          value={value.choice}
          onChange={(choice) => onChange({ ...value, choice })}
        />
        {value.choice === 'at' && (
          <Text size="xs" tone="subtle" mt="2">
            {t('form.expiry.help')}
          </Text>
        )}
      </Box>
      {value.choice === 'at' && (
        <LocalTimeField
          label={t('form.expiry.time')}
          value={value.localTime}
          onChange={(localTime) => onChange({ ...value, localTime })}
          error={error}
          fieldRef={fieldRef}
        />
      )}
    </Stack>
  );
}
