import { TipDialog, type TipValues } from '@fanlight/components/wallet';
import { ApiError } from '@fanlight/sdk';
import { tipPerformer, useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { UserSummary } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../failures.ts';
import { useMe } from '../session/session.ts';
import { useIntention } from './use-intention.ts';

/** Props of {@link TipRoute}. */
export interface TipRouteProps {
  performer: Pick<UserSummary, '_id' | 'name'>;
  onClose: () => void;
}

/** The tip dialog, wired to `tipPerformer`. */
export function TipRoute({ performer, onClose }: TipRouteProps) {
  const { t } = useTranslation('common');
  const me = useMe();
  const { data: settings } = useGetPublicSettings();
  const intention = useIntention();
  const tip = useMutation({
    mutationKey: ['tipPerformer'],
    mutationFn: ({ amount, message }: TipValues) => {
      const request = { amount, ...(message && { message }) };
      return tipPerformer(performer._id, request, { idempotencyKey: intention.keyFor(request) });
    },
  });
  if (!settings) return null;
  return (
    <TipDialog
      open
      onClose={onClose}
      name={performer.name}
      {...(me && { balance: me.balance })}
      minimum={settings.minimumTipPrice}
      maximum={settings.maximumTipPrice}
      {...(tip.data && { receipt: tip.data })}
      submit={async (values) => {
        try {
          await tip.mutateAsync(values);
          intention.settle();
          return { ok: true };
        } catch (error) {
          if (error instanceof ApiError) intention.settle();
          return toFormResult(error, ['amount', 'message'], t);
        }
      }}
    />
  );
}
