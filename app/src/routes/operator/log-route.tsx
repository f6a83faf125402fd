import { OperatorLogScreen } from '@fanlight/components/operator';
import { useListAuditEntriesInfinite } from '@fanlight/sdk/hooks';
import type { AuditEntry, Operator } from '@fanlight/sdk/models';
import { toListLoadable } from '../../loadable.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { OperatorGate } from './operator-gate.tsx';

const { useFilter } = createUrlFilter<{ q: string }, { limit: number; q?: string }>({
  read: (search) => ({ q: search.get('q') ?? '' }),
  toSearch: ({ q }): Record<string, string> => (q ? { q } : {}),
  toParams: ({ q }) => ({ limit: 50, ...(q.trim() && { q: q.trim().slice(0, 100) }) }),
});

function Log({ operator }: { operator: Operator }) {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<AuditEntry>(useListAuditEntriesInfinite(params));
  return (
    <OperatorLogScreen
      operator={operator}
      entries={list}
      q={filter.q}
      onSearch={(q) => onFilterChange({ q })}
      onLoadMore={onLoadMore}
    />
  );
}

/** `/operator/log?q=`: the actions of all operators. */
export const Component = () => <OperatorGate>{(operator) => <Log operator={operator} />}</OperatorGate>;
