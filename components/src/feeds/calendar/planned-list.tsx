import { formatDate } from '@fanlight/sdk/format';
import { CalendarClock, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Icon, styled, Text } from '../../primitives/index.ts';
import type { PlannedEvent } from './plan.ts';

export interface PlannedListProps {
  /** The name of the month. */
  month: string;
  events: readonly PlannedEvent[];
  /** Whether some posts are missing, because the month has too many. */
  isMore: boolean;
}

const icons = { publishes: CalendarClock, expires: Hourglass } as const;

/** The publications and expiries of a month. A long list scrolls. */
export function PlannedList({ month, events, isMore }: PlannedListProps) {
  const { t, i18n } = useTranslation('feeds');
  if (events.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('form.calendar.none', { month })}
      </Text>
    );
  return (
    <Box>
      {/* In the tab order, so that it can be scrolled with the keyboard. */}
      <styled.ul
        tabIndex={0}
        aria-label={t('form.calendar.list', { month })}
        listStyleType="none"
        display="grid"
        gap="2"
        m="0"
        p="0"
        maxH="240px"
        overflowY="auto"
        borderRadius="control"
      >
        {events.map(({ kind, at, feed }) => {
          const date = formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <styled.li key={`${feed._id} ${kind}`} display="flex" gap="2" minW="0">
              <Icon icon={icons[kind]} size={16} />
              <Box minW="0" flex="1">
                <Text size="xs" tone="subtle">
                  {t(`form.calendar.${kind}`, { date })}
                </Text>
                <Text size="sm" clamp>
                  {feed.text || t('mine.noText')}
                </Text>
              </Box>
            </styled.li>
          );
        })}
      </styled.ul>
      {isMore && (
        <Text size="xs" tone="subtle" mt="2">
          {t('form.calendar.more')}
        </Text>
      )}
    </Box>
  );
}
