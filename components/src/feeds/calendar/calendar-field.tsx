import { lazy, Suspense } from 'react';
import { Skeleton, useIsHydrating, useStableHandlers } from '../../primitives/index.ts';
import type { Plan } from './plan.ts';
import { timeOnDay } from './time-on-day.ts';

/** Loaded when a post is scheduled. */
const PlannedCalendar = lazy(() =>
  import('./planned-calendar.tsx').then((module) => ({ default: module.PlannedCalendar })),
);

const placeholder = <Skeleton h="416px" />;

export interface CalendarFieldProps {
  plan: Plan;
  /** The time in the format of a `datetime-local` input, in the viewer's time zone. */
  localTime: string;
  onChange: (localTime: string) => void;
}

/** A calendar of what is planned, beside the field for the time. A day keeps the time that is set. */
export function CalendarField({ plan, localTime, onChange }: CalendarFieldProps) {
  const { onDayChange } = useStableHandlers({
    onDayChange: (day: string) => onChange(timeOnDay(day, localTime, new Date())),
  });
  // The days depend on the browser's clock and time zone, so they are left out of SSR.
  if (useIsHydrating()) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <PlannedCalendar day={localTime.slice(0, 10)} onDayChange={onDayChange} plan={plan} />
    </Suspense>
  );
}
