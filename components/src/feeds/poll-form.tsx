import { createFeedPollOptionsItemMaxLength, createFeedPollQuestionMaxLength } from '@fanlight/sdk/bounds';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, Flex, IconButton, Select, Stack, TextInput } from '../primitives/index.ts';
import type { PollDraft, PollProblem, PollState } from './use-poll.ts';

// This module imports no code from the form, which would then be in more and larger chunks.

interface PollFormProps {
  draft: PollDraft;
  poll: PollState;
  /** The errors that are shown, by `question` or by the key of an answer. */
  problems: ReadonlyMap<string, PollProblem>;
  hasDays: boolean;
  registerField: (key: string, field: HTMLInputElement | null) => void;
  /** The button that removes the poll. */
  remove: ReactNode;
}

/** The durations of a poll to choose from, in days. Null means that the poll has no end. */
const pollDays: readonly PollDraft['days'][] = [null, 1, 3, 7];

function Answers({ draft, poll, problems, registerField }: PollFormProps) {
  const { t } = useTranslation('feeds');
  return draft.answers.map(({ key, text }, index) => {
    const problem = problems.get(key);
    const number = index + 1;
    return (
      <Field
        key={key}
        label={t('form.poll.answer', { number })}
        error={problem && t(`form.poll.answerProblem.${problem}`)}
      >
        <TextInput
          ref={(field) => registerField(key, field)}
          value={text}
          maxLength={createFeedPollOptionsItemMaxLength}
          onChange={({ target }) => poll.write(key, target.value)}
          end={
            poll.canRemoveAnswer && (
              <IconButton
                icon={X}
                size="sm"
                label={t('form.poll.removeAnswer', { number })}
                onClick={() => poll.removeAnswer(key)}
              />
            )
          }
        />
      </Field>
    );
  });
}

/** The fields of a new poll. */
export function PollForm(props: PollFormProps) {
  const { draft, poll, problems, hasDays, registerField, remove } = props;
  const { t } = useTranslation('feeds');
  const question = useRef<HTMLInputElement>(null);
  // The button that opened the form was removed, so the first field takes the focus.
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <Field label={t('form.poll.question')} error={problems.has('question') && t('form.poll.questionMissing')}>
        <TextInput
          ref={(field) => {
            question.current = field;
            registerField('question', field);
          }}
          value={draft.question}
          maxLength={createFeedPollQuestionMaxLength}
          onChange={({ target }) => poll.change({ question: target.value })}
        />
      </Field>
      <Stack gap="3">
        <Answers {...props} />
      </Stack>
      {hasDays && (
        <Field label={t('form.poll.lasts')}>
          <Select
            value={draft.days ?? ''}
            onChange={({ target }) =>
              poll.change({ days: pollDays.find((days) => String(days ?? '') === target.value) ?? null })
            }
          >
            {pollDays.map((days) => (
              <option key={days} value={days ?? ''}>
                {days === null ? t('form.poll.staysOpen') : t('form.poll.days', { count: days })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Flex gap="2" wrap="wrap">
        {poll.canAddAnswer && (
          <Button variant="outline" size="sm" icon={Plus} onClick={poll.addAnswer}>
            {t('form.poll.addAnswer')}
          </Button>
        )}
        {remove}
      </Flex>
    </>
  );
}
