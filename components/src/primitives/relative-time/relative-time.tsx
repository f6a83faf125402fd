import { formatDate, formatRelativeTime } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../hydration/index.ts';
import { useNow } from './use-now.ts';

export interface RelativeTimeProps {
  /** The time in RFC 3339 format, as the API returns it. */
  at: string;
}

/**
 * A time relative to now ("5 minutes ago"), which is updated every minute. After a week, the date is shown. The tooltip
 * shows date and time.
 */
export function RelativeTime({ at }: RelativeTimeProps) {
  const { i18n } = useTranslation('common');
  const now = useNow();
  const full = formatDate(at, i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  const text = formatRelativeTime(at, i18n.language, now);
  return (
    <time dateTime={at} title={full} style={{ whiteSpace: 'nowrap' }} {...useLocalText<HTMLTimeElement>(text, full)}>
      {text}
    </time>
  );
}
