import { formatDate, formatRelativeTime } from '@fanlight/sdk/format';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../hydration/index.ts';

export interface RelativeTimeProps {
  /** RFC 3339, as on the wire. */
  at: string;
  /** Fixes the current time, for tests and stories. */
  now?: Date;
}

/** "5 minutes ago", kept up to date; the full date and time on hover. After a week it is a date. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const { i18n } = useTranslation('common');
  const [tick, setTick] = useState(() => new Date());
  useEffect(() => {
    if (now) return;
    const timer = setInterval(() => setTick(new Date()), 60_000);
    return () => clearInterval(timer);
  }, [now]);
  const full = formatDate(at, i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  const text = formatRelativeTime(at, i18n.language, now ?? tick);
  return (
    <time dateTime={at} title={full} style={{ whiteSpace: 'nowrap' }} {...useLocalText<HTMLTimeElement>(text, full)}>
      {text}
    </time>
  );
}
