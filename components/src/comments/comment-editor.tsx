import { updateCommentContentMaxLength } from '@fanlight/sdk/bounds';
import type { Comment } from '@fanlight/sdk/models';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
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

/** The editable fields of a comment: text, a picture, or both (rule K1). */
export interface CommentChanges {
  content?: string;
  picture?: File;
}

export interface CommentEditorProps {
  comment: Comment;
  onUpdate: (comment: Comment, changes: CommentChanges) => Promise<FormResult<'content' | 'picture'>>;
  onClose: () => void;
}

/** Edits a comment of the viewer in place. Ctrl+Enter or Cmd+Enter saves the change, and Escape discards it. */
export function CommentEditor({ comment, onUpdate, onClose }: CommentEditorProps) {
  const { t } = useTranslation('comments');
  const id = useId();
  const [picture, setPicture] = useState<File>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { content: comment.content },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ content }) => {
    const result = await onUpdate(comment, { content: content.trim(), ...(picture && { picture }) });
    if ('fieldErrors' in result && result.fieldErrors.picture)
      setError('root', { message: result.fieldErrors.picture });
    else if (applyFormResult(result, setError)) onClose();
  });
  useEffect(() => setFocus('content'), [setFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting) void send();
    if (event.key === 'Escape') onClose();
  };
  return (
    <styled.form onSubmit={send} onKeyDown={onKeyDown} noValidate display="grid" gap="3">
      <FormError message={errors.root?.message} />
      <Field label={t('edit')} error={errors.content?.message}>
        <TextArea
          {...register('content', { validate: (text) => text.trim() !== '' || t('missing') })}
          rows={2}
          maxLength={updateCommentContentMaxLength}
        />
      </Field>
      <Flex gap="2" wrap="wrap" align="center">
        <styled.label
          htmlFor={id}
          display="inline-flex"
          alignItems="center"
          minH="target"
          px="3"
          ms="-3"
          me="auto"
          color="fg.muted"
          _hover={{ color: 'fg.default', bg: 'bg.raised' }}
          borderRadius="control"
          fontSize="sm"
          cursor="pointer"
          _focusWithin={{ outline: '2px solid', outlineColor: 'focus.ring' }}
        >
          {picture ? t('pictureChosen', { name: picture.name }) : t('picture')}
          <styled.input
            id={id}
            type="file"
            accept="image/*"
            srOnly
            onChange={(event: ChangeEvent<HTMLInputElement>) => setPicture(event.target.files?.[0])}
          />
        </styled.label>
        <Flex gap="2" ms="auto" wrap="wrap" justify="flex-end">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" loading={isSubmitting}>
            {t('save')}
          </Button>
        </Flex>
      </Flex>
    </styled.form>
  );
}
