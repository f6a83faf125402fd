import { ChartBarBig, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, Icon, styled, Text } from '../primitives/index.ts';
import { type PollProblem, type PollState, problemsOf } from './use-poll.ts';

/** Loaded with the first poll, because the form is at the limit of its size. */
const PollForm = lazy(() => import('./poll-form.tsx').then((module) => ({ default: module.PollForm })));

const noProblems: ReadonlyMap<string, PollProblem> = new Map();

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

/** The poll in the form of a post: the existing poll, the fields of a new poll, or a button that adds one. */
export function PollFields({ poll, isChecked, hasDays, registerField }: PollFieldsProps) {
  const { t } = useTranslation('feeds');
  if (poll.kept) return <ExistingPoll poll={poll} />;
  if (poll.draft)
    return (
      <Frame>
        <styled.legend srOnly>{t('form.poll.title')}</styled.legend>
        <Suspense fallback={null}>
          <PollForm
            draft={poll.draft}
            poll={poll}
            problems={isChecked ? problemsOf(poll.draft) : noProblems}
            hasDays={hasDays}
            registerField={registerField}
            remove={<RemovePoll onRemove={poll.remove} />}
          />
        </Suspense>
      </Frame>
    );
  if (poll.isFixed) return null;
  return (
    <Box>
      <Button variant="outline" size="sm" icon={ChartBarBig} data-add-poll onClick={poll.begin}>
        {t('form.poll.add')}
      </Button>
    </Box>
  );
}
