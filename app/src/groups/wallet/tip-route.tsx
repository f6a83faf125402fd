import { TipDialog, type TipDraft, type TipValues } from '@fanlight/components/wallet';
import { ApiError } from '@fanlight/sdk';
import { getTipPerformerMutationKey, tipPerformer, useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { UserSummary } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { toFormResult } from '../../failures.ts';
import { useMe } from '../../session/session.ts';
import { useIdempotencyKey } from '../../use-idempotency-key.ts';
import { TopUpFirst } from '../payments/index.ts';

/** Props of {@link TipRoute}. */
export interface TipRouteProps {
  performer: Pick<UserSummary, '_id' | 'name'>;
  /** Its words: `step` is `top-up` while the wallet is filled in between, `amount` the tip as entered before that. */
  dialog: DialogState;
}

/** The tip dialog, wired to `tipPerformer`. */
export function TipRoute({ performer, dialog }: TipRouteProps) {
  const { t } = useTranslation('common');
  const me = useMe();
  const { data: settings } = useGetPublicSettings();
  const paymentKey = useIdempotencyKey();
  const [message, setMessage] = useState('');
  const tip = useMutation({
    mutationKey: getTipPerformerMutationKey(),
    mutationFn: ({ amount, message }: TipValues) => {
      const request = { amount, ...(message && { message }) };
      return tipPerformer(performer._id, request, { idempotencyKey: paymentKey.keyFor(request) });
    },
  });
  if (!settings) return null;
  if (dialog.get('step') === 'top-up' && !tip.data)
    return <TopUpFirst onClose={dialog.close} onBack={() => dialog.change({ step: '' })} />;
  const initial: TipDraft = { amount: dialog.get('amount') ?? '', message };
  return (
    <TipDialog
      open
      onClose={dialog.close}
      name={performer.name}
      {...(me && { balance: me.balance })}
      minimum={settings.minimumTipPrice}
      maximum={settings.maximumTipPrice}
      {...(tip.data && { receipt: tip.data })}
      initial={initial}
      onTopUp={(draft) => {
        setMessage(draft.message);
        dialog.change({ step: 'top-up', amount: draft.amount });
      }}
      submit={async (values) => {
        try {
          await tip.mutateAsync(values);
          paymentKey.settle();
          return { ok: true };
        } catch (error) {
          if (error instanceof ApiError) paymentKey.settle();
          return toFormResult(error, ['amount', 'message'], t);
        }
      }}
    />
  );
}
