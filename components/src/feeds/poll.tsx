import { formatCount, formatDate, formatRelativeTime } from '@fanlight/sdk/format';
import type { FeedPoll, FeedPollOption } from '@fanlight/sdk/models';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, Icon, LocalText, Stack, styled, Text, useNow } from '../primitives/index.ts';

export interface PollProps {
  poll: FeedPoll;
  /** Whether the viewer is the author of the poll, who sees the results instead of voting. */
  isOwn?: boolean;
  /** Votes for an option. A vote is final. */
  onVote: (optionId: string) => void;
}

const Choice = styled('button', {
  base: {
    w: 'full',
    minH: 'target',
    px: '4',
    py: '2',
    textAlign: 'start',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.raised' },
  },
});

/** Returns the percentage of the votes for an option. */
const percentOf = ({ totalVotes }: FeedPollOption, total: number) =>
  total === 0 ? 0 : Math.round((totalVotes / total) * 100);

function Result({ option, total }: { option: FeedPollOption; total: number }) {
  const { t, i18n } = useTranslation('feeds');
  const share = percentOf(option, total) / 100;
  return (
    <Box
      as="li"
      position="relative"
      overflow="hidden"
      minH="target"
      borderRadius="control"
      bg="bg.raised"
      outline="1px solid transparent"
      outlineOffset="-1px"
    >
      <Box
        aria-hidden
        position="absolute"
        inset="0"
        bg="border.hairline"
        _highContrast={{ bg: 'Highlight' }}
        transformOrigin="left"
        transition="transform 200ms"
        style={{ transform: `scaleX(${share})` }}
      />
      <Flex position="relative" align="center" gap="2" minH="target" px="4" py="2">
        {option.isChosen && <Icon icon={Check} size={18} label={t('poll.chosen')} />}
        <Box flex="1" minW="0" overflowWrap="anywhere" fontWeight={option.isChosen ? 'semibold' : undefined}>
          {option.text}
        </Box>
        <Box fontVariantNumeric="tabular-nums" color="fg.muted">
          {new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share)}
        </Box>
      </Flex>
    </Box>
  );
}

const dayMs = 86_400_000;

/** Shows when the poll closes: the remaining time if it closes within a day, otherwise the date. */
function PollEnd({ endsAt }: { endsAt: string }) {
  const { t, i18n } = useTranslation('feeds');
  const now = useNow().getTime();
  // The page may not know yet that the poll has closed.
  const end = Math.max(Date.parse(endsAt), now);
  const date = formatDate(endsAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const text =
    end - now < dayMs
      ? t('poll.closes', { time: formatRelativeTime(end, i18n.language, now) })
      : t('poll.until', { date });
  return <LocalText title={date}>{` · ${text}`}</LocalText>;
}

/**
 * The poll of a post. Shows the answers to choose from, or the results to its author, after the viewer has voted, or
 * after the poll has closed.
 */
export function Poll({ poll, isOwn = false, onVote }: PollProps) {
  const { t, i18n } = useTranslation('feeds');
  const title = useId();
  const { question, options, totalVotes, hasVoted, isClosed, endsAt } = poll;
  const isOpen = !hasVoted && !isClosed && !isOwn;
  const votes = t('poll.votes', { count: totalVotes, formatted: formatCount(totalVotes, i18n.language) });
  return (
    <Stack role="group" aria-labelledby={title} gap="2">
      <Text id={title} fontWeight="semibold" overflowWrap="anywhere">
        {question}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2">
        {options.map((option) =>
          isOpen ? (
            <li key={option._id}>
              <Choice type="button" onClick={() => onVote(option._id)}>
                {option.text}
              </Choice>
            </li>
          ) : (
            <Result key={option._id} option={option} total={totalVotes} />
          ),
        )}
      </Stack>
      <Text size="xs" tone="subtle" role="status">
        {votes}
        {isClosed ? ` · ${t('poll.closed')}` : endsAt && <PollEnd endsAt={endsAt} />}
      </Text>
    </Stack>
  );
}
