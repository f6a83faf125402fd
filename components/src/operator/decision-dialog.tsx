import { decidePayoutReasonMaxLength } from '@fanlight/sdk/bounds';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Field, FormDialog, type FormResult, TextArea } from '../primitives/index.ts';

/** A decision that an operator confirms. */
export interface DecisionDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  /** Whether the decision needs a reason, which the user sees. */
  hasReason: boolean;
  submit: (values: { reason: string }) => Promise<FormResult<'reason'>>;
  onClose: () => void;
}

/** Asks an operator to confirm a decision, with a reason if the user has to understand it. */
export function DecisionDialog({ title, text, submitLabel, hasReason, submit, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('operator');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    applyFormResult(await submit(values), setError);
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      cancelLabel={t('decision.cancel')}
      submitLabel={submitLabel}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      {hasReason && (
        <Field label={t('decision.reason')} help={t('decision.reasonHelp')} error={errors.reason?.message}>
          <TextArea
            {...register('reason', { required: t('decision.required') })}
            rows={3}
            maxLength={decidePayoutReasonMaxLength}
          />
        </Field>
      )}
    </FormDialog>
  );
}
