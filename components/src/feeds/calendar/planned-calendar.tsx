import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Flex,
  IconButton,
  LoadableView,
  Skeleton,
  Stack,
  styled,
  Text,
  useStableHandlers,
} from '../../primitives/index.ts';
import { CalendarGrid, textOfDay } from './calendar-grid.tsx';
import { addMonths, clampDay, type Day, dayOf, isDay, monthOf, periodOf } from './month.ts';
import { eventsOf, type Plan, type PlannedEvent } from './plan.ts';
import { PlannedList } from './planned-list.tsx';

/** Maximum number of dots below a day. Its name says how many posts there are. */
const maximumDots = 3;

/** The dots of a day: filled for a publication, empty for an expiry. */
function Marks({ events }: { events: readonly PlannedEvent[] }) {
  return (
    <styled.span aria-hidden position="absolute" bottom="5px" display="flex" gap="3px">
      {events.slice(0, maximumDots).map(({ kind, feed }) => (
        <styled.span
          key={`${feed._id} ${kind}`}
          w="6px"
          h="6px"
          borderRadius="full"
          border="1px solid"
          borderColor="accent.solid"
          bg={kind === 'publishes' ? 'accent.solid' : 'transparent'}
          css={{
            '[data-chosen] &': { borderColor: 'currentColor', ...(kind === 'publishes' && { bg: 'currentColor' }) },
          }}
        />
      ))}
    </styled.span>
  );
}

export interface PlannedCalendarProps {
  /** The chosen day; empty if there is none. A text that is not a day is ignored. */
  day: string;
  onDayChange: (day: Day) => void;
  plan: Plan;
}

/**
 * A calendar in which a day is chosen. It shows what is planned on each day of a month, in the viewer's time zone. It is
 * memoised, because the form renders on every change of its text.
 */
export const PlannedCalendar = memo(function PlannedCalendar({
  day: typedDay,
  onDayChange,
  plan,
}: PlannedCalendarProps) {
  const { t, i18n } = useTranslation('feeds');
  const today = dayOf(new Date());
  const day = isDay(typedDay) ? typedDay : '';
  const [active, setActive] = useState(() => clampDay(day || today, today));
  const [shownDay, setShownDay] = useState(day);
  // Shows the month of a day that was typed into the field for the time.
  if (day !== shownDay) {
    setShownDay(day);
    if (day >= today) setActive(day);
  }
  const month = monthOf(active);
  const { onPeriodChange } = useStableHandlers({ onPeriodChange: plan.onPeriodChange });
  useEffect(() => onPeriodChange(periodOf(month)), [month, onPeriodChange]);
  const { feeds } = plan;
  const events = useMemo(() => (feeds.state === 'ready' ? eventsOf(feeds.value.feeds, month) : []), [feeds, month]);
  const monthName = textOfDay(active, i18n.language, { month: 'long', year: 'numeric' });
  const planOf = (one: Day) => {
    const planned = events.filter((event) => event.day === one);
    const countOf = (kind: PlannedEvent['kind']) => planned.filter((event) => event.kind === kind).length;
    const names = (['publishes', 'expires'] as const).flatMap((kind) => {
      const count = countOf(kind);
      return count > 0 ? [t(`form.calendar.day.${kind}`, { count })] : [];
    });
    return { name: names.join(', '), marks: planned.length > 0 && <Marks events={planned} /> };
  };
  const move = (by: 1 | -1) => setActive(clampDay(addMonths(active, by), today));
  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" gap="2">
        <IconButton
          icon={ChevronLeft}
          label={t('form.calendar.previous')}
          disabled={month <= monthOf(today)}
          onClick={() => move(-1)}
        />
        <Text fontWeight="semibold" aria-live="polite">
          {monthName}
        </Text>
        <IconButton icon={ChevronRight} label={t('form.calendar.next')} onClick={() => move(1)} />
      </Flex>
      <CalendarGrid
        active={active}
        chosen={day}
        today={today}
        planOf={planOf}
        onActiveChange={setActive}
        onChoose={(chosen) => {
          setActive(chosen);
          onDayChange(chosen);
        }}
      />
      <LoadableView data={feeds} skeleton={<Skeleton h="20px" w="60%" />}>
        {({ isMore }) => <PlannedList month={monthName} events={events} isMore={isMore} />}
      </LoadableView>
    </Stack>
  );
});
