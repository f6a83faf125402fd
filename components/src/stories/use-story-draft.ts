import type { Audience, Story } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type UnsavedChanges, useFormFiles, useUnsavedChanges } from '../content/index.ts';
import { type FormResult, formatDuration } from '../primitives/index.ts';

/** The values of the form. The file of a published story cannot be replaced. */
export interface StoryValues {
  text: string;
  alt: string;
  audience: Audience;
  /** The photo or the video of a new story. */
  file?: File;
}

/** The form fields to which an error of the server can refer. */
export type StoryFieldName = 'text' | 'alt' | 'file';

export interface StoryDraftOptions {
  /** The story to edit; undefined for a new story. */
  initial?: Story;
  /**
   * Saves the story.
   *
   * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
   * @param signal - aborts the upload; the result is then ignored
   */
  submit: (
    values: StoryValues,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<FormResult<StoryFieldName>>;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

interface Fields {
  text: string;
  alt: string;
  audience: Audience;
}

const fileNames = ['file'] as const;

/** The maximum length of a video in seconds. The server applies it while it processes the video (rule F3). */
const mostSeconds = 60;

/** A story is saved by its button only, so leaving the page always asks. */
const cannotSave = () => Promise.resolve(false);

/** Returns the state of the story's form, its file, and its submit handler. */
export function useStoryDraft({ initial, submit, onUnsaved }: StoryDraftOptions) {
  const { t } = useTranslation('myStories');
  const { text = '', alt = '', audience = 'public' } = initial ?? {};
  const form = useForm<Fields>({ defaultValues: { text, alt, audience } });
  const { handleSubmit, register, watch, setValue, formState } = form;
  const files = useFormFiles(form, fileNames);
  const [lasting, setLasting] = useState<{ file: File; seconds: number }>();
  const { file } = files.files;
  useUnsavedChanges(formState.isDirty || files.hasFiles, cannotSave, onUnsaved);

  const problemOf = (): string | undefined => {
    if (initial) return undefined;
    if (!file) return t('form.fileMissing');
    if (lasting?.file !== file || Math.floor(lasting.seconds) <= mostSeconds) return undefined;
    return t('form.tooLong', { most: formatDuration(mostSeconds), duration: formatDuration(lasting.seconds) });
  };
  const save = async (fields: Fields) => {
    const problem = problemOf();
    if (!files.showErrors(problem ? { file: problem } : {}, true)) return;
    const values: StoryValues = {
      ...{ text: fields.text.trim(), alt: fields.alt.trim(), audience: fields.audience },
      ...files.files,
    };
    await files.submit((onProgress, signal) => submit(values, onProgress, signal));
  };
  return {
    form,
    files,
    text: register('text'),
    alt: register('alt'),
    audience: {
      value: watch('audience'),
      onChange: (value: Audience) => setValue('audience', value, { shouldDirty: true }),
    },
    /** Called with the seconds of the selected video, once the browser knows them. */
    onDuration: (seconds: number) => file && setLasting({ file, seconds }),
    send: handleSubmit(save),
  };
}

export type StoryDraftState = ReturnType<typeof useStoryDraft>;
