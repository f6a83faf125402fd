import type { FeedFormProps } from '@fanlight/components/feeds';
import { useGetPlannedFeeds } from '@fanlight/sdk/hooks';
import { useState } from 'react';
import { toLoadable } from '../../loadable.ts';

/** Returns what the performer has planned besides the post with an id. It is read when the calendar is shown. */
export function usePlan(id: string | undefined): NonNullable<FeedFormProps['plan']> {
  const [period, setPeriod] = useState<{ from: string; to: string }>();
  const query = useGetPlannedFeeds(period ?? { from: '', to: '' }, { query: { enabled: period !== undefined } });
  const feeds = toLoadable(query);
  return {
    feeds:
      feeds.state === 'ready'
        ? { ...feeds, value: { ...feeds.value, feeds: feeds.value.feeds.filter(({ _id }) => _id !== id) } }
        : feeds,
    onPeriodChange: setPeriod,
  };
}
