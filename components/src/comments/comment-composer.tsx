import { createCommentContentMaxLength } from '@fanlight/sdk/bounds';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Button,
  Field,
  Flex,
  FormError,
  type FormResult,
  isComposing,
  styled,
  TextArea,
} from '../primitives/index.ts';

export interface CommentComposerProps {
  onCreate: (content: string) => Promise<FormResult<'content'>>;
  /** The label of the field; by default the label for a new comment. */
  label?: string;
  /** The initial text. */
  initial?: string;
  /** If set, the field is focused on mount, and whenever this value changes. */
  focusKey?: string | undefined;
  /** Called when Escape or the button "Cancel" closes the form. If set, the field is focused on mount. */
  onCancel?: () => void;
}

/** A form for a comment, which Ctrl+Enter or Cmd+Enter sends. If the request fails, the field keeps its input. */
export function CommentComposer({ onCreate, label, initial = '', focusKey, onCancel }: CommentComposerProps) {
  const { t } = useTranslation('comments');
  const { register, handleSubmit, setError, setFocus, reset, watch, formState } = useForm({
    defaultValues: { content: initial },
  });
  const { errors, isSubmitting } = formState;
  const content = watch('content');
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await onCreate(values.content.trim()), setError)) reset();
  });
  const isClosable = onCancel !== undefined;
  useEffect(() => {
    if (isClosable) setFocus('content');
  }, [isClosable, setFocus]);
  useEffect(() => {
    if (focusKey) setFocus('content');
  }, [focusKey, setFocus]);
  const sendByKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting) void send();
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <styled.form onSubmit={send} onKeyDown={sendByKey} noValidate display="grid" gap="3">
      <FormError message={errors.root?.message} />
      <Field
        label={label ?? t('write')}
        error={errors.content?.message}
        aside={
          content.length > createCommentContentMaxLength - 200
            ? `${content.length}/${createCommentContentMaxLength}`
            : undefined
        }
      >
        <TextArea
          {...register('content', { validate: (text) => text.trim() !== '' || t('missing') })}
          rows={2}
          maxLength={createCommentContentMaxLength}
        />
      </Field>
      <Flex justify="flex-end" gap="2">
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {/* Not disabled without a text, because a press then says what is missing. */}
        <Button type="submit" variant={content.trim() === '' ? 'quiet' : 'main'} loading={isSubmitting}>
          {t('send')}
        </Button>
      </Flex>
    </styled.form>
  );
}
