import { updateFanNoteMaxLength } from '@fanlight/sdk/bounds';
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

/** The value of the form. An empty text deletes the note. */
export interface FanNoteValues {
  note: string;
}

export interface FanNoteDialogProps {
  open: boolean;
  /** The name of the fan. */
  name: string;
  /** The stored note; null if there is none. */
  note: string | null;
  onClose: () => void;
  submit: (values: FanNoteValues) => Promise<FormResult<keyof FanNoteValues>>;
}

/** Writes a private note about a fan (operation `updateFan`). */
export function FanNoteDialog({ open, name, note, onClose, submit }: FanNoteDialogProps) {
  const { t } = useTranslation('fans');
  const formId = useId();
  const { register, handleSubmit, setError, watch, formState } = useForm<FanNoteValues>({
    defaultValues: { note: note ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const { length } = watch('note');
  const send = handleSubmit(async (values) => applyFormResult(await submit({ note: values.note.trim() }), setError));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('note.about', { name })}
      description={t('note.private')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('note.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="main" loading={isSubmitting}>
            {t('note.save')}
          </Button>
        </>
      }
    >
      <styled.form id={formId} onSubmit={send} noValidate display="grid" gap="4">
        <FormError message={errors.root?.message} />
        <Field label={t('note.title')} aside={`${length}/${updateFanNoteMaxLength}`} error={errors.note?.message}>
          <TextArea {...register('note')} rows={4} maxLength={updateFanNoteMaxLength} />
        </Field>
      </styled.form>
    </Dialog>
  );
}
