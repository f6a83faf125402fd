import type { Feed } from '@fanlight/sdk/models';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ChoiceChips, Field, Stack, Text, TextInput, useIsHydrating } from '../primitives/index.ts';

const times = ['now', 'scheduled', 'draft'] as const;

/** The publication of a post: now, scheduled, or not yet (draft). */
export interface When {
  when: (typeof times)[number];
  /** The scheduled time in the format of a `datetime-local` input, in the viewer's time zone. */
  at: string;
}

const minute = 60_000;

/** Formats a time for a `datetime-local` input. */
function toLocal(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minute).toISOString().slice(0, 16);
}

/** Returns the current publication of a post; `now` for a new post. */
export function whenOf(feed: Feed | undefined): When {
  const { status = 'published', publishAt = null } = feed ?? {};
  return { when: status === 'published' ? 'now' : status, at: publishAt ? toLocal(new Date(publishAt)) : '' };
}

/** Returns the error of the scheduled time, or null. */
export function problemOf({ when, at }: When): 'missing' | 'past' | null {
  if (when !== 'scheduled') return null;
  const time = Date.parse(at);
  if (Number.isNaN(time)) return 'missing';
  return time <= Date.now() ? 'past' : null;
}

export interface WhenFieldProps {
  value: When;
  onChange: (value: When) => void;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** A field for the publication of an unpublished post. */
export function WhenField({ value, onChange, error, fieldRef }: WhenFieldProps) {
  const { t } = useTranslation('feeds');
  // `min` depends on the browser's clock and time zone, so it is left out of SSR.
  const isHydrating = useIsHydrating();
  return (
    <Stack gap="3">
      <Box>
        <ChoiceChips
          label={t('form.when.label')}
          choices={times.map((when) => ({ value: when, label: t(`form.when.${when}`) }))}
          value={value.when}
          onChange={(when) => onChange({ ...value, when })}
        />
        {value.when === 'draft' && (
          <Text size="xs" tone="subtle" mt="2">
            {t('form.when.draftHelp')}
          </Text>
        )}
      </Box>
      {value.when === 'scheduled' && (
        <Field label={t('form.when.at')} help={t('form.when.atHelp')} error={error}>
          <TextInput
            ref={fieldRef}
            type="datetime-local"
            value={value.at}
            min={isHydrating ? undefined : toLocal(new Date())}
            onChange={({ target }) => onChange({ ...value, at: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
