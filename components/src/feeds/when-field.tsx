import type { Feed } from '@fanlight/sdk/models';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ChoiceChips, Field, Stack, Text, TextInput, useIsHydrating } from '../primitives/index.ts';

const times = ['now', 'scheduled', 'draft'] as const;

/** The publication of a post: at once, scheduled, or not yet. */
export interface When {
  when: (typeof times)[number];
  /** As a `datetime-local` field has it, in the viewer's own time zone. */
  at: string;
}

const minute = 60_000;

/** A time in the format of a `datetime-local` field. */
function toLocal(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minute).toISOString().slice(0, 16);
}

/** The current publication of a post; at once for a new one. */
export function whenOf(feed: Feed | undefined): When {
  const { status = 'published', publishAt = null } = feed ?? {};
  return { when: status === 'published' ? 'now' : status, at: publishAt ? toLocal(new Date(publishAt)) : '' };
}

/** The error of the scheduled time. */
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

/** The publication of a post that is not published yet. */
export function WhenField({ value, onChange, error, fieldRef }: WhenFieldProps) {
  const { t } = useTranslation('feeds');
  // The server has another clock and time zone.
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
