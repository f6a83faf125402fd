import type { Audience, Locale, Video } from '@fanlight/sdk/models';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { priceOf, priceProblemOf, type UnsavedChanges, useFormFiles, useUnsavedChanges } from '../content/index.ts';
import { defaultLocale, matchLocale } from '../i18n/index.ts';
import type { FormResult } from '../primitives/index.ts';

/** The fields of a video that are files, in the order in which the request contains them. */
export const videoFileNames = ['video', 'thumbnail', 'teaser', 'captions'] as const;
export type VideoFileName = (typeof videoFileNames)[number];

/** The values of the form. Files are sent with the other fields, and only if the performer has selected new ones. */
export interface VideoValues extends Partial<Record<VideoFileName, File>> {
  title: string;
  description: string;
  audience: Audience;
  /** The price for users outside of the audience; null if the video is not for sale. */
  price: number | null;
  /** Undefined for a video without captions. */
  captionsLocale?: Locale;
}

/** The form fields to which an error of the server can refer. */
export type VideoFieldName = 'title' | 'description' | 'price' | VideoFileName;

export interface VideoDraftOptions {
  /** The video to edit; undefined for a new video. */
  initial?: Video;
  /**
   * Saves the video.
   *
   * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
   * @param signal - aborts the upload; the result is then ignored
   */
  submit: (
    values: VideoValues,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<FormResult<VideoFieldName>>;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

interface Fields {
  title: string;
  description: string;
  audience: Audience;
  price: string;
  captionsLocale: Locale;
}

/** A video is saved by its button only, so leaving the page always asks. */
const cannotSave = () => Promise.resolve(false);

function fieldsOf(video: Video | undefined, language: string): Fields {
  const { title = '', description = '', audience = 'public', price = null, file } = video ?? {};
  const locale = matchLocale(language) ?? defaultLocale;
  return {
    ...{ title, description, audience, price: price === null ? '' : String(price) },
    captionsLocale: file?.captions?.locale ?? locale,
  };
}

/** Returns the state of the video's form, its files, and its submit handler. */
export function useVideoDraft({ initial, submit, onUnsaved }: VideoDraftOptions) {
  const { t, i18n } = useTranslation(['studio', 'content']);
  const form = useForm<Fields>({ defaultValues: fieldsOf(initial, i18n.language) });
  const { handleSubmit, register, setError, clearErrors, watch, setValue, formState } = form;
  const files = useFormFiles(form, videoFileNames);
  const priceField = useRef<HTMLInputElement>(null);
  const hasCaptions = Boolean(files.files.captions ?? initial?.file.captions);
  useUnsavedChanges(formState.isDirty || files.hasFiles, cannotSave, onUnsaved);

  const checkFiles = (shouldFocus: boolean) =>
    files.showErrors(!initial && !files.files.video ? { video: t('form.videoMissing') } : {}, shouldFocus);
  const checkPrice = ({ audience, price }: Fields) => {
    const problem = audience === 'public' ? null : priceProblemOf(price);
    if (!problem) return true;
    setError('price', { message: t(`content:price.problem.${problem}`) });
    priceField.current?.focus();
    return false;
  };
  const save = async (fields: Fields) => {
    if (!checkPrice(fields) || !checkFiles(true)) return;
    const { title, description, audience, price, captionsLocale } = fields;
    const values: VideoValues = {
      ...{ title: title.trim(), description: description.trim(), audience, price: priceOf(audience, price) },
      ...files.files,
      ...(hasCaptions && { captionsLocale }),
    };
    await files.submit((onProgress, signal) => submit(values, onProgress, signal));
  };
  return {
    form,
    hasCaptions,
    files,
    title: register('title', { validate: (text) => text.trim() !== '' || t('form.nameMissing') }),
    description: register('description'),
    captionsLocale: register('captionsLocale'),
    audience: {
      value: watch('audience'),
      onChange: (audience: Audience) => setValue('audience', audience, { shouldDirty: true }),
      price: {
        value: watch('price'),
        onChange: (price: string) => {
          setValue('price', price, { shouldDirty: true });
          clearErrors('price');
        },
        error: formState.errors.price?.message,
        ref: (field: HTMLInputElement | null) => {
          priceField.current = field;
        },
      },
    },
    /** Submits the form. Its errors and those of the files are shown together, and the first one gets the focus. */
    send: handleSubmit(save, () => void checkFiles(false)),
  };
}

export type VideoDraftState = ReturnType<typeof useVideoDraft>;
