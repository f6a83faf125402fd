import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Button,
  chakra,
  Field,
  Flex,
  FormError,
  type FormResult,
  TextArea,
} from '../primitives/index.ts';

const longest = 2000;

/** Props of {@link CommentComposer}. */
export interface CommentComposerProps {
  onCreate: (content: string) => Promise<FormResult<'content'>>;
}

/** Writes a comment; Ctrl or Cmd with Enter sends it. What was typed stays when it fails. */
export function CommentComposer({ onCreate }: CommentComposerProps) {
  const { t } = useTranslation('comments');
  const { register, handleSubmit, setError, reset, watch, formState } = useForm({ defaultValues: { content: '' } });
  const { errors, isSubmitting } = formState;
  const content = watch('content');
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await onCreate(values.content.trim()), setError)) reset();
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting) void send();
  };
  return (
    <chakra.form onSubmit={send} onKeyDown={sendByKey} noValidate display="grid" gap="3">
      <FormError message={errors.root?.message} />
      <Field
        label={t('write')}
        error={errors.content?.message}
        aside={content.length > longest - 200 ? `${content.length}/${longest}` : undefined}
      >
        <TextArea
          {...register('content', { validate: (text) => text.trim() !== '' || t('missing') })}
          rows={2}
          maxLength={longest}
        />
      </Field>
      <Flex justify="flex-end">
        <Button type="submit" variant="main" loading={isSubmitting}>
          {t('send')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
