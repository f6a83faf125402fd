import { showToast } from '@fanlight/components/primitives';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';

/** Returns a function that sends an operator's decision, and shows a text after success or the errors in the dialog. */
export function useSubmitDecision() {
  const { t } = useTranslation('common');
  return async (send: () => Promise<unknown>, { done, close }: { done: string; close: () => void }) => {
    try {
      await send();
    } catch (error) {
      return toFormResult(error, ['reason'] as const, t, 'common:errors.tryAgainLater');
    }
    close();
    showToast({ text: done, tone: 'success' });
    return { ok: true } as const;
  };
}
