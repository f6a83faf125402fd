import { PayoutChangeDialog } from '@fanlight/components/payouts';
import { showToast } from '@fanlight/components/primitives';
import { useUpdatePayoutRequest } from '@fanlight/sdk/hooks';
import type { PayoutRequest } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useCalculation } from './use-calculation.ts';

/** The dialog that changes a pending payout. */
export function PayoutChangeRoute({ payout, onClose }: { payout: PayoutRequest; onClose: () => void }) {
  const { t } = useTranslation(['common', 'payouts']);
  const update = useUpdatePayoutRequest();
  const calculation = useCalculation();
  return (
    <PayoutChangeDialog
      open
      onClose={onClose}
      payout={payout}
      calculation={calculation}
      submit={async ({ amount, note, isToCurrentAccount }) => {
        // A method, even the same one, replaces the account of the payout by the one that is stored now.
        const method = calculation.state === 'ready' ? calculation.value.method : payout.method;
        const data = { amount, note: note || null, ...(isToCurrentAccount && { method }) };
        try {
          await update.mutateAsync({ id: payout._id, data });
          showToast({ text: t('payouts:change.done'), tone: 'success' });
          onClose();
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['amount', 'note'], t);
        }
      }}
    />
  );
}
