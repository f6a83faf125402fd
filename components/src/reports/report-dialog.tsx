import { createReportTextMaxLength } from '@fanlight/sdk/bounds';
import type { ReactionObjectType, Report, ReportReason } from '@fanlight/sdk/models';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ChoiceChips,
  Dialog,
  Field,
  FormError,
  type FormResult,
  styled,
  Text,
  TextArea,
} from '../primitives/index.ts';

/** The reasons to choose from; the most frequent reason is the first (rule R1). */
const reasons = [
  'spam',
  'scam',
  'impersonation',
  'harassment',
  'hate',
  'threat',
  'non-consensual',
  'child-safety',
  'self-harm',
  'copyright',
  'illegal-goods',
  'other',
] as const satisfies readonly ReportReason[];

/** The types of targets that viewers can report in the app. */
export type ReportableType = ReactionObjectType | 'comment' | 'story';

export interface ReportValues {
  reason: ReportReason;
  text: string;
}

export interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  targetType: ReportableType;
  submit: (values: ReportValues) => Promise<FormResult<'reason' | 'text'>>;
  /** The report, which is shown instead of the form after it was sent. */
  report?: Report;
  /** Whether the viewer has already reported this target, which is possible only once. */
  isAlreadyReported?: boolean;
}

function ReportForm({
  formId,
  submit,
  onBusy,
}: Pick<ReportDialogProps, 'submit'> & { formId: string; onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    if (!reason) return setMissing(t('missing'));
    onBusy(true);
    const result = await submit({ reason, text: text.trim() });
    onBusy(false);
    if ('fieldErrors' in result) setFailure(result.fieldErrors.reason ?? result.fieldErrors.text);
    if ('error' in result) setFailure(result.error);
  };
  const choose = (value: ReportReason) => {
    setReason(value);
    setMissing(undefined);
  };
  return (
    <styled.form id={formId} onSubmit={send} noValidate display="grid" gap="6">
      <FormError message={failure} />
      <ChoiceChips
        label={t('reason')}
        choices={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={choose}
        error={missing}
      />
      <Field
        label={t('text')}
        optional
        help={t('anonymous')}
        aside={
          text.length > createReportTextMaxLength - 200 ? `${text.length}/${createReportTextMaxLength}` : undefined
        }
      >
        <TextArea
          value={text}
          rows={3}
          maxLength={createReportTextMaxLength}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </styled.form>
  );
}

/** Reports a target, with a reason and an optional text (operation `createReport`, rule R1). */
export function ReportDialog(props: ReportDialogProps) {
  const { open, onClose, targetType, submit, report, isAlreadyReported = false } = props;
  const { t } = useTranslation('reports');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  if (report || isAlreadyReported) {
    const state = report ? (report.isTargetHidden ? 'hidden' : 'sent') : 'already';
    return (
      <Dialog
        open={open}
        onClose={onClose}
        size="sm"
        title={t(`outcome.${state}.title`)}
        footer={
          <Button variant="main" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <Text tone="muted" role="status">
          {t(`outcome.${state}.text`)}
        </Text>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t(`title.${targetType}`)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="main" loading={busy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <ReportForm formId={formId} submit={submit} onBusy={setBusy} />
    </Dialog>
  );
}
