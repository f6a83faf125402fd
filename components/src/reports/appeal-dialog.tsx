import { appealReportTextMaxLength } from '@fanlight/sdk/bounds';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Button,
  Dialog,
  Field,
  FormError,
  type FormResult,
  styled,
  TextArea,
} from '../primitives/index.ts';

export interface AppealDialogProps {
  onClose: () => void;
  submit: (values: { text: string }) => Promise<FormResult<'text'>>;
}

/** Appeals against the decision about a report. Each side can do this once (operation `appealReport`, rule R1). */
export function AppealDialog({ onClose, submit }: AppealDialogProps) {
  const { t } = useTranslation('reports');
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await submit(values), setError)) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('appeal.title')}
      description={t('appeal.help')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="main" loading={isSubmitting}>
            {t('appeal.send')}
          </Button>
        </>
      }
    >
      <styled.form id={formId} onSubmit={send} noValidate display="grid" gap="4">
        <FormError message={errors.root?.message} />
        <Field label={t('appeal.text')} error={errors.text?.message}>
          <TextArea
            {...register('text', { validate: (text) => text.trim() !== '' || t('appeal.missing') })}
            rows={5}
            maxLength={appealReportTextMaxLength}
          />
        </Field>
      </styled.form>
    </Dialog>
  );
}
