import { updateFanNoteMaxLength } from '@fanlight/sdk/bounds';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Field, FormDialog, type FormResult, TextArea } from '../primitives/index.ts';

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
  const { register, handleSubmit, setError, watch, formState } = useForm<FanNoteValues>({
    defaultValues: { note: note ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const { length } = watch('note');
  const send = handleSubmit(async (values) => applyFormResult(await submit({ note: values.note.trim() }), setError));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('note.about', { name })}
      description={t('note.private')}
      cancelLabel={t('note.cancel')}
      submitLabel={t('note.save')}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      <Field label={t('note.title')} aside={`${length}/${updateFanNoteMaxLength}`} error={errors.note?.message}>
        <TextArea {...register('note')} rows={4} maxLength={updateFanNoteMaxLength} />
      </Field>
    </FormDialog>
  );
}
