import { TipDialog, type TipValues } from '@fanlight/components/wallet';
import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { UserSummary } from '@fanlight/sdk/models';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { usePaymentDialog } from '../payments/index.ts';

export interface TipRouteProps {
  performer: Pick<UserSummary, '_id' | 'name'>;
  /**
   * The dialog `?dialog=tip`. In the URL, `step` is `top-up` while the viewer tops up, and `amount` is the amount that
   * was entered before.
   */
  dialog: DialogState;
}

/** The tip dialog, which calls `tipPerformer`. */
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
  // The dialog stays mounted during the top-up and keeps its input. After a reload, the amount is read from the URL.
  return (
    <>
      <TipDialog
        {...dialogProps}
        name={performer.name}
        minimum={settings.minimumTipPrice}
        maximum={settings.maximumTipPrice}
        initial={{ amount: dialog.get('amount') ?? '', message: '' }}
        onTopUp={({ amount }, missing) => dialog.change({ step: 'top-up', amount, missing: String(missing) })}
      />
      {topUpDialog}
    </>
  );
}
