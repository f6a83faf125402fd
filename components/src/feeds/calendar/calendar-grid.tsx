import { formatDate } from '@fanlight/sdk/format';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../primitives/index.ts';
import { clampDay, type Day, dayByKey, firstWeekdayOf, monthOf, weeksOf } from './month.ts';

/** Returns a date of a day as text, in the viewer's language. */
export const textOfDay = (day: Day, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatDate(`${day}T12:00`, locale, options);

const DayButton = styled('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    w: 'full',
    minH: 'target',
    pb: '1',
    borderRadius: 'control',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&:hover': { bg: 'bg.raised' },
    '&[aria-current]': { fontWeight: 'bold', textDecoration: 'underline' },
    '&[data-chosen]': { bg: 'fg.default', color: 'fg.inverted' },
    '&:disabled': { color: 'fg.subtle', cursor: 'default', bg: 'transparent' },
  },
});

export interface CalendarGridProps {
  /** The day that is in the tab order. Its month is shown. */
  active: Day;
  /** The chosen day; empty if there is none. */
  chosen: Day;
  /** The current day. Earlier days can't be chosen. */
  today: Day;
  /** The plan of a day: the part of its name, and its marks. */
  planOf: (day: Day) => { name: string; marks: ReactNode };
  onActiveChange: (day: Day) => void;
  onChoose: (day: Day) => void;
}

/** The days of a month. The arrow keys, Home, End, Page Up and Page Down move between days, months and years. */
export function CalendarGrid({ active, chosen, today, planOf, onActiveChange, onChoose }: CalendarGridProps) {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  const firstWeekday = firstWeekdayOf(locale);
  const month = monthOf(active);
  // The day may be in a month that was not rendered when the key was pressed.
  useLayoutEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    isMovedByKey.current = false;
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayByKey(active, event.key, event.shiftKey, firstWeekday);
    if (day === null) return;
    event.preventDefault();
    const target = clampDay(day, today);
    if (target === active) return;
    isMovedByKey.current = true;
    onActiveChange(target);
  };
  return (
    <styled.table
      ref={grid}
      role="grid"
      aria-label={textOfDay(active, locale, { month: 'long', year: 'numeric' })}
      w="full"
    >
      <styled.thead>
        <styled.tr>
          {/* Any week has the names of the weekdays; the seven days from a Sunday on are in this one. */}
          {Array.from({ length: 7 }, (_, index) => `2023-01-0${1 + ((index + firstWeekday) % 7)}`).map((day) => (
            <styled.th
              key={day}
              scope="col"
              abbr={textOfDay(day, locale, { weekday: 'long' })}
              w="14.28%"
              h="32px"
              p="0"
              fontSize="xs"
              fontWeight="normal"
              color="fg.muted"
            >
              {textOfDay(day, locale, { weekday: 'narrow' })}
            </styled.th>
          ))}
        </styled.tr>
      </styled.thead>
      <styled.tbody onKeyDown={onKeyDown}>
        {weeksOf(month, firstWeekday).map((week) => (
          <styled.tr key={week[0]}>
            {week.map((day) => {
              if (monthOf(day) !== month) return <styled.td key={day} role="gridcell" h="44px" p="0" />;
              const { name, marks } = planOf(day);
              return (
                <styled.td key={day} role="gridcell" aria-selected={day === chosen} p="0">
                  <DayButton
                    type="button"
                    data-day={day}
                    data-chosen={day === chosen || undefined}
                    aria-label={[textOfDay(day, locale, { dateStyle: 'full' }), name].filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === active ? 0 : -1}
                    disabled={day < today}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                    {marks}
                  </DayButton>
                </styled.td>
              );
            })}
          </styled.tr>
        ))}
      </styled.tbody>
    </styled.table>
  );
}
