import { createFeedPollOptionsItemMaxLength, createFeedPollQuestionMaxLength } from '@fanlight/sdk/bounds';
import { ChartBarBig, Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Field,
  Flex,
  Icon,
  IconButton,
  Select,
  Stack,
  styled,
  Text,
  TextInput,
} from '../primitives/index.ts';
import { type PollDraft, type PollState, pollDays, problemsOf } from './use-poll.ts';

export interface PollFieldsProps {
  poll: PollState;
  /** Whether invalid fields show their errors. */
  isChecked: boolean;
  /** Whether the duration can be chosen. It starts at the publication, so it cannot be chosen for drafts. */
  hasDays: boolean;
  /** Registers the field of the question (`question`) or of an answer (by its key), so that the form can focus it. */
  registerField: (key: string, field: HTMLInputElement | null) => void;
}

const Frame = styled('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    minW: '0',
    m: '0',
    p: '4',
    border: '1px solid',
    borderColor: 'border.hairline',
    borderRadius: 'card',
  },
});

function RemovePoll({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <Button variant="quiet" size="sm" icon={Trash2} onClick={onRemove}>
      {t('form.poll.remove')}
    </Button>
  );
}

/** The poll that the post already has. It can be replaced but not edited. */
function ExistingPoll({ poll }: { poll: PollState }) {
  const { t } = useTranslation('feeds');
  const { kept, isFixed } = poll;
  if (!kept) return null;
  return (
    <Frame>
      <styled.legend srOnly>{t('form.poll.title')}</styled.legend>
      <Box>
        <Flex gap="2" align="center">
          <Icon icon={ChartBarBig} size={18} />
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {kept.question}
          </Text>
        </Flex>
        <styled.ul mt="2" ps="6" listStyleType="disc">
          {kept.options.map(({ _id, text }) => (
            <styled.li key={_id} overflowWrap="anywhere">
              {text}
            </styled.li>
          ))}
        </styled.ul>
      </Box>
      {isFixed ? (
        <Text size="xs" tone="subtle">
          {t('form.poll.fixed')}
        </Text>
      ) : (
        <Box>
          <RemovePoll onRemove={poll.remove} />
        </Box>
      )}
    </Frame>
  );
}

function Answers({ draft, poll, isChecked, registerField }: PollFieldsProps & { draft: PollDraft }) {
  const { t } = useTranslation('feeds');
  const problems = isChecked ? problemsOf(draft) : new Map<string, never>();
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

function PollForm(props: PollFieldsProps & { draft: PollDraft }) {
  const { draft, poll, isChecked, hasDays, registerField } = props;
  const { t } = useTranslation('feeds');
  const question = useRef<HTMLInputElement>(null);
  // The button that opened the form was removed, so the first field takes the focus.
  useEffect(() => question.current?.focus(), []);
  const isQuestionMissing = isChecked && problemsOf(draft).has('question');
  return (
    <Frame>
      <styled.legend srOnly>{t('form.poll.title')}</styled.legend>
      <Field label={t('form.poll.question')} error={isQuestionMissing && t('form.poll.questionMissing')}>
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
        <RemovePoll onRemove={poll.remove} />
      </Flex>
    </Frame>
  );
}

/** The poll in the form of a post: the existing poll, the fields of a new poll, or a button that adds one. */
export function PollFields(props: PollFieldsProps) {
  const { poll } = props;
  const { t } = useTranslation('feeds');
  if (poll.kept) return <ExistingPoll poll={poll} />;
  if (poll.draft) return <PollForm {...props} draft={poll.draft} />;
  if (poll.isFixed) return null;
  return (
    <Box>
      <Button variant="outline" size="sm" icon={ChartBarBig} data-add-poll onClick={poll.begin}>
        {t('form.poll.add')}
      </Button>
    </Box>
  );
}
