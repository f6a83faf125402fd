import { cancelSubscriptionNoteMaxLength } from '@fanlight/sdk/bounds';
import { formatDate } from '@fanlight/sdk/format';
import type { Subscription, SubscriptionCancelReason } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, Field, FormError, Select, Stack, TextArea } from '../primitives/index.ts';

/** The reason why the viewer cancels. Both fields are optional. */
export interface CancelValues {
  reason?: SubscriptionCancelReason;
  note?: string;
}

export interface CancelDialogProps {
  open: boolean;
  subscription: Subscription;
  onClose: () => void;
  submit: (values: CancelValues) => Promise<{ ok: true } | { error: string }>;
}

const reasons: SubscriptionCancelReason[] = [
  'too-expensive',
  'too-little-new',
  'not-as-expected',
  'time-is-short',
  'other',
];

/** Confirms the cancellation of a subscription, and explains its effect (operation `cancelSubscription`, rule M7). */
export function CancelDialog({ open, subscription, onClose, submit }: CancelDialogProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { performer, paidThroughAt, status } = subscription;
  const send = async () => {
    setBusy(true);
    const selectedReason = reasons.find((each) => each === reason);
    const result = await submit({
      ...(selectedReason && { reason: selectedReason }),
      ...(note.trim() && { note: note.trim() }),
    });
    setBusy(false);
    if ('error' in result) setFailure(result.error);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel.title', { name: performer.name })}
      description={
        status === 'past-due'
          ? t('cancel.textOver')
          : t('cancel.text', { date: formatDate(paidThroughAt, i18n.language) })
      }
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      isBusy={busy}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap="4">
        <Field label={t('cancel.reason')} optional>
          <Select value={reason} onChange={(event) => setReason(event.target.value)}>
            <option value="">{t('cancel.noReason')}</option>
            {reasons.map((each) => (
              <option key={each} value={each}>
                {t(`cancel.reasons.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('cancel.note', { name: performer.name })} optional aside={`${note.length}/500`}>
          <TextArea
            value={note}
            maxLength={cancelSubscriptionNoteMaxLength}
            rows={3}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <FormError message={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
