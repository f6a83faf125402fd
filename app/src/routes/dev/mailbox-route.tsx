import { NotFoundPage } from '@fanlight/components/layouts';
import { DevelopmentMailboxScreen } from '@fanlight/components/mails';
import { paths } from '@fanlight/components/paths';
import { useListDevelopmentMailsInfinite } from '@fanlight/sdk/hooks';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toListLoadable } from '../../loadable.ts';
import { useMode } from '../../mode.ts';

/**
 * `/dev/mailbox?to=`: lists the mails that were sent in demo mode (rule P5). In production mode the page is not found.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const to = search.get('to') ?? '';
  const recipient = useDeferredValue(to.includes('@') ? to : '');
  const mode = useMode();
  const query = useListDevelopmentMailsInfinite(
    { limit: 20, ...(recipient && { to: recipient }) },
    // Polls for new mails.
    { query: { refetchInterval: 3000, enabled: mode !== 'production' } },
  );
  const { list, onLoadMore } = toListLoadable(query);
  if (mode === 'production') return <NotFoundPage homeHref={paths.home()} />;
  return (
    <DevelopmentMailboxScreen
      mails={list}
      onLoadMore={onLoadMore}
      to={to}
      onToChange={(next) => setSearch(next ? { to: next } : {}, { replace: true })}
    />
  );
}
