import { formatDate } from '@fanlight/sdk/format';
import type { Notification } from '@fanlight/sdk/models';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListLoadable, useIsHydrating } from '../primitives/index.ts';

/** A notification with the name of its day, if it is the first one of this day in the list. */
export interface DayItem {
  notification: Notification;
  day: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;

const startOfDay = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);

/** Returns the name of a day: today, yesterday, or the date. */
function nameOfDay(time: Date, now: Date, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / dayMs);
  // The clock of the server may be ahead.
  if (days > 1) return formatDate(time.toISOString(), locale);
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Groups notifications by day. An unchanged notification keeps its item, so that its row does not render again when
 * events change the list. During hydration there are no groups, because the server does not know the time zone.
 */
export function useDayGroups(list: ListLoadable<Notification>): ListLoadable<DayItem> {
  const { i18n } = useTranslation('notifications');
  const isHydrating = useIsHydrating();
  const items = useRef(new WeakMap<Notification, DayItem>());
  if (list.state !== 'ready') return list;
  const now = new Date();
  let previous: number | undefined;
  const grouped = list.value.items.map((notification): DayItem => {
    const time = new Date(notification.updatedAt);
    const start = startOfDay(time);
    const day = isHydrating || start === previous ? null : nameOfDay(time, now, i18n.language);
    previous = start;
    const known = items.current.get(notification);
    if (known?.day === day) return known;
    const item = { notification, day };
    items.current.set(notification, item);
    return item;
  });
  return { ...list, value: { ...list.value, items: grouped } };
}
