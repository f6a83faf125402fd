import { appealReportTextMaxLength } from '@fanlight/sdk/bounds';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Field, FormDialog, type FormResult, TextArea } from '../primitives/index.ts';

export interface AppealDialogProps {
  onClose: () => void;
  submit: (values: { text: string }) => Promise<FormResult<'text'>>;
}

/** Appeals against the decision about a report. Each side can do this once (operation `appealReport`, rule R1). */
export function AppealDialog({ onClose, submit }: AppealDialogProps) {
  const { t } = useTranslation('reports');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await submit(values), setError)) onClose();
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('appeal.title')}
      description={t('appeal.help')}
      cancelLabel={t('cancel')}
      submitLabel={t('appeal.send')}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      <Field label={t('appeal.text')} error={errors.text?.message}>
        <TextArea
          {...register('text', { validate: (text) => text.trim() !== '' || t('appeal.missing') })}
          rows={5}
          maxLength={appealReportTextMaxLength}
        />
      </Field>
    </FormDialog>
  );
}
