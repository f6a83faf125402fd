import { ExplanationDialog } from '@fanlight/components/wallet';
import { useGetBalanceExplanation, useListBalanceEntriesInfinite } from '@fanlight/sdk/hooks';
import type { BalanceEntry, BalanceExplanation, BalanceFigure } from '@fanlight/sdk/models';
import { toListLoadable, toLoadable } from '../../loadable.ts';

/** The dialog that explains a figure of the wallet by ledger entries. */
export function Explanation({ figure, onClose }: { figure: BalanceFigure; onClose: () => void }) {
  const explanation = toLoadable<BalanceExplanation>(useGetBalanceExplanation({ figure }));
  const { list, onLoadMore } = toListLoadable<BalanceEntry>(useListBalanceEntriesInfinite({ figure, limit: 20 }));
  return (
    <ExplanationDialog
      figure={figure}
      explanation={explanation}
      entries={list}
      onLoadMore={onLoadMore}
      onClose={onClose}
    />
  );
}
