import type { Feed } from '@fanlight/sdk/models';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ChoiceChips, Stack, Text } from '../primitives/index.ts';
import { CalendarField } from './calendar/calendar-field.tsx';
import type { Plan } from './calendar/plan.ts';
import { toLocalTime } from './local-time.ts';
import { LocalTimeField } from './local-time-field.tsx';

const timings = ['now', 'scheduled', 'draft'] as const;

/** The time at which a post is published: now, at a scheduled time, or not yet (draft). */
export interface Publication {
  timing: (typeof timings)[number];
  /** The scheduled time in the format of a `datetime-local` input, in the viewer's time zone. */
  localTime: string;
}

/** Whether a post has been published. It may have expired since. */
export function wasPublished(feed: Feed | undefined): boolean {
  if (!feed) return false;
  const { status = 'published' } = feed;
  return status === 'published' || status === 'expired';
}

/** Returns the publication of a post. A new post is published now. */
export function publicationOf(feed: Feed | undefined): Publication {
  const { status = 'published', publishAt = null } = feed ?? {};
  return {
    timing: status === 'published' || status === 'expired' ? 'now' : status,
    localTime: publishAt ? toLocalTime(new Date(publishAt)) : '',
  };
}

/** Returns the error of the scheduled time; null if it is valid. */
export function publicationProblemOf({ timing, localTime }: Publication): 'missing' | 'past' | null {
  if (timing !== 'scheduled') return null;
  const time = Date.parse(localTime);
  if (Number.isNaN(time)) return 'missing';
  return time <= Date.now() ? 'past' : null;
}

export interface PublicationFieldProps {
  value: Publication;
  onChange: (value: Publication) => void;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
  /** The posts that are planned already; undefined if no calendar is shown. */
  plan?: Plan | undefined;
}

/** The field for the publication time of a post that is not published yet. */
export function PublicationField({ value, onChange, error, fieldRef, plan }: PublicationFieldProps) {
  const { t } = useTranslation('feeds');
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
      {value.timing === 'scheduled' && plan && (
        <CalendarField
          plan={plan}
          localTime={value.localTime}
          onChange={(localTime) => onChange({ ...value, localTime })}
        />
      )}
      {value.timing === 'scheduled' && (
        <LocalTimeField
          label={t('form.when.at')}
          value={value.localTime}
          onChange={(localTime) => onChange({ ...value, localTime })}
          error={error}
          fieldRef={fieldRef}
        />
      )}
    </Stack>
  );
}
