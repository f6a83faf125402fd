import { TipDialog, type TipValues } from '@fanlight/components/wallet';
import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { UserSummary } from '@fanlight/sdk/models';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { usePaymentDialog } from '../payments/index.ts';

export interface TipRouteProps {
  performer: Pick<UserSummary, '_id' | 'name'>;
  /** Its parameter `step` is `top-up` during a top-up, and `amount` the amount that was entered before it. */
  dialog: DialogState;
}

/** The tip dialog, wired to `tipPerformer`. */
export function TipRoute({ performer, dialog }: TipRouteProps) {
  const { data: settings } = useGetPublicSettings();
  const { dialogProps, topUpDialog } = usePaymentDialog(
    'tipPerformer',
    {
      targetId: performer._id,
      send: (tip, { amount, message }: TipValues) =>
        tip({ params: { id: performer._id }, body: { amount, ...(message && { message }) } }),
      fields: ['amount', 'message'],
    },
    dialog,
  );
  if (!settings) return null;
  // The dialog keeps its input during the top-up; after a reload, the URL still has the amount.
  return (
    <>
      <TipDialog
        {...dialogProps}
        name={performer.name}
        minimum={settings.minimumTipPrice}
        maximum={settings.maximumTipPrice}
        initial={{ amount: dialog.get('amount') ?? '', message: '' }}
        onTopUp={({ amount }) => dialog.change({ step: 'top-up', amount })}
      />
      {topUpDialog}
    </>
  );
}
