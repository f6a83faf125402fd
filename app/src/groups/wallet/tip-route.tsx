import { TipDialog, type TipValues } from '@fanlight/components/wallet';
import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { UserSummary } from '@fanlight/sdk/models';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { usePaymentDialog } from '../payments/index.ts';

/** Props of {@link TipRoute}. */
export interface TipRouteProps {
  performer: Pick<UserSummary, '_id' | 'name'>;
  /** Its words: `step` is `top-up` while the wallet is filled in between, `amount` the tip as entered before that. */
  dialog: DialogState;
}

/** The tip dialog, wired to `tipPerformer`. */
export function TipRoute({ performer, dialog }: TipRouteProps) {
  const { data: settings } = useGetPublicSettings();
  const { dialogProps, topUpFirst } = usePaymentDialog(
    'tipPerformer',
    {
      of: performer._id,
      send: (tip, { amount, message }: TipValues) => tip(performer._id, { amount, ...(message && { message }) }),
      fields: ['amount', 'message'],
    },
    dialog,
  );
  if (!settings) return null;
  // The dialog keeps what was typed while the wallet is topped up; the address keeps the amount over a reload.
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
      {topUpFirst}
    </>
  );
}
