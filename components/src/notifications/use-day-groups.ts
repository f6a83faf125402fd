import { formatDay, startOfDay } from '@fanlight/sdk/format';
import type { Notification } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListLoadable, useIsHydrating } from '../primitives/index.ts';

/** A notification with the name of its day, if it is the first one of this day in the list. */
export interface DayItem {
  notification: Notification;
  day: string | null;
}

/** Returns the start of the current local day, in milliseconds. The component renders again after midnight. */
function useToday(): number {
  const [today, setToday] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(startOfDay(Date.now())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}

/**
 * Groups notifications by day. An unchanged notification keeps its item, so that its row does not render again when
 * events change the list. SSR and hydration group by days in UTC, because the server does not know the time zone.
 */
export function useDayGroups(list: ListLoadable<Notification>): ListLoadable<DayItem> {
  const { i18n } = useTranslation('notifications');
  const timeZone = useIsHydrating() ? 'UTC' : undefined;
  const today = useToday();
  const items = useRef(new WeakMap<Notification, DayItem>());
  if (list.state !== 'ready') return list;
  // The start of the local day may be on another day in UTC.
  const now = timeZone ? Date.now() : today;
  let previous: number | undefined;
  const grouped = list.value.items.map((notification): DayItem => {
    const start = startOfDay(notification.updatedAt, timeZone);
    const day = start === previous ? null : formatDay(notification.updatedAt, i18n.language, now, timeZone);
    previous = start;
    const cachedItem = items.current.get(notification);
    if (cachedItem?.day === day) return cachedItem;
    const item = { notification, day };
    items.current.set(notification, item);
    return item;
  });
  return { ...list, value: { ...list.value, items: grouped } };
}
