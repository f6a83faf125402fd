import type { Feed } from '@fanlight/sdk/models';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ChoiceChips, Field, Stack, Text, TextInput, useIsHydrating } from '../primitives/index.ts';

const timings = ['now', 'scheduled', 'draft'] as const;

/** The time at which a post is published: now, at a scheduled time, or not yet (draft). */
export interface Publication {
  timing: (typeof timings)[number];
  /** The scheduled time in the format of a `datetime-local` input, in the viewer's time zone. */
  localTime: string;
}

const minuteMs = 60_000;

/** Formats a time as the value of a `datetime-local` input. */
function toLocal(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}

/** Returns the publication of a post. A new post is published now. */
export function publicationOf(feed: Feed | undefined): Publication {
  const { status = 'published', publishAt = null } = feed ?? {};
  return { timing: status === 'published' ? 'now' : status, localTime: publishAt ? toLocal(new Date(publishAt)) : '' };
}

/** Returns the error of the scheduled time; null if it is valid. */
export function publicationProblemOf({ timing, localTime }: Publication): 'missing' | 'past' | null {
  if (timing !== 'scheduled') return null;
  const time = Date.parse(localTime);
  if (Number.isNaN(time)) return 'missing';
  return time <= Date.now() ? 'past' : null;
}

/** Returns the name of the browser's time zone, such as "Central European Standard Time". */
function zoneIn(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export interface PublicationFieldProps {
  value: Publication;
  onChange: (value: Publication) => void;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** The field for the publication time of a post that is not published yet. */
export function PublicationField({ value, onChange, error, fieldRef }: PublicationFieldProps) {
  const { t, i18n } = useTranslation('feeds');
  // `min` and the help depend on the browser's clock and time zone, so they are left out of SSR.
  const isHydrating = useIsHydrating();
  return (
    <Stack gap="3">
      <Box>
        <ChoiceChips
          label={t('form.when.label')}
          choices={timings.map((timing) => ({ value: timing, label: t(`form.when.${timing}`) }))}
          value={value.timing}
          onChange={(timing) => onChange({ ...value, timing })}
        />
        {value.timing === 'draft' && (
          <Text size="xs" tone="subtle" mt="2">
            {t('form.when.draftHelp')}
          </Text>
        )}
      </Box>
      {value.timing === 'scheduled' && (
        <Field
          label={t('form.when.at')}
          help={isHydrating ? undefined : t('form.when.atHelp', { zone: zoneIn(i18n.language) })}
          error={error}
        >
          <TextInput
            ref={fieldRef}
            type="datetime-local"
            value={value.localTime}
            min={isHydrating ? undefined : toLocal(new Date())}
            onChange={({ target }) => onChange({ ...value, localTime: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
