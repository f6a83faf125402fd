import type { BalanceFigure } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDialog } from '../../dialogs/use-dialog.ts';

const Explanation = lazy(() => import('./explanation.tsx').then((module) => ({ default: module.Explanation })));

const figures: readonly BalanceFigure[] = ['payable', 'held', 'frozen', 'payout', 'receivable'];

/** Opens the explanation of a figure by `?dialog=balance&figure=`. The page renders `explanation`. */
export function useExplanation(): { onExplain: (figure: BalanceFigure) => void; explanation: ReactNode } {
  const dialog = useDialog();
  const figure = dialog.name === 'balance' && figures.find((each) => each === dialog.get('figure'));
  return {
    onExplain: (chosen) => dialog.open({ dialog: 'balance', figure: chosen }),
    explanation: <Suspense>{figure && <Explanation key={figure} figure={figure} onClose={dialog.close} />}</Suspense>,
  };
}
