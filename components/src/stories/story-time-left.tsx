import { formatDate, formatRelativeTime } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../primitives/index.ts';

export interface StoryTimeLeftProps {
  /** The time when the story expires. */
  at: string;
  now: Date;
}

/** The remaining time of a story ("Ends in 5 hours"), or that it is over. The tooltip shows date and time. */
export function StoryTimeLeft({ at, now }: StoryTimeLeftProps) {
  const { t, i18n } = useTranslation('myStories');
  const full = formatDate(at, i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  const text =
    Date.parse(at) > now.getTime() ? t('ends', { time: formatRelativeTime(at, i18n.language, now) }) : t('over');
  return (
    <time dateTime={at} title={full} style={{ whiteSpace: 'nowrap' }} {...useLocalText<HTMLTimeElement>(text, full)}>
      {text}
    </time>
  );
}
