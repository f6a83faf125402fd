import type { Audience, Locale, Reel, Video } from '@fanlight/sdk/models';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type AudienceFields,
  priceOf,
  type UnsavedChanges,
  useAudienceField,
  useFormFiles,
  useUnsavedChanges,
} from '../content/index.ts';
import { defaultLocale, matchLocale } from '../i18n/index.ts';
import type { FormResult } from '../primitives/index.ts';
import { type VideoItem, type VideoItemFileName, type VideoItemKind, videoItemKinds } from './kinds.ts';

/** The values of the form. Files are sent with the other fields, and only if the performer has selected new ones. */
export interface VideoItemValues extends Partial<Record<VideoItemFileName, File>> {
  /** The title and the description of a video; empty for a reel. */
  title: string;
  description: string;
  /** The text of a reel; empty for a video. */
  text: string;
  audience: Audience;
  /** The price of a video for users outside of the audience; null if it is not for sale. */
  price: number | null;
  /** Undefined for an item without captions. */
  captionsLocale?: Locale;
}

/** The form fields to which an error of the server can refer. */
export type VideoItemFieldName = 'title' | 'description' | 'text' | 'price' | VideoItemFileName;

export interface VideoItemDraftOptions {
  kind: VideoItemKind;
  /** The item to edit; undefined for a new one. */
  initial?: VideoItem;
  /**
   * Saves the item.
   *
   * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
   * @param signal - aborts the upload; the result is then ignored
   */
  submit: (
    values: VideoItemValues,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<FormResult<VideoItemFieldName>>;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

interface Fields extends AudienceFields {
  title: string;
  description: string;
  text: string;
  captionsLocale: Locale;
}

/** An item is saved by its button only, so leaving the page always asks. */
const cannotSave = () => Promise.resolve(false);

function fieldsOf(item: Partial<Video & Reel> | undefined, language: string): Fields {
  const { title = '', description = '', text = '', audience = 'public', price = null, file } = item ?? {};
  const locale = matchLocale(language) ?? defaultLocale;
  return {
    ...{ title, description, text, audience, price: price === null ? '' : String(price) },
    captionsLocale: file?.captions?.locale ?? locale,
  };
}

/** Returns the state of the form of a video or a reel, its files, and its submit handler. */
export function useVideoItemDraft({ kind, initial, submit, onUnsaved }: VideoItemDraftOptions) {
  const { t, i18n } = useTranslation('studio');
  const form = useForm<Fields>({ defaultValues: fieldsOf(initial, i18n.language) });
  const { handleSubmit, register, formState } = form;
  const { text, fileNames } = videoItemKinds[kind];
  const files = useFormFiles(form, fileNames);
  const audienceField = useAudienceField(form);
  const hasCaptions = Boolean(files.files.captions ?? initial?.file.captions);
  useUnsavedChanges(formState.isDirty || files.hasFiles, cannotSave, onUnsaved);

  const checkFiles = (shouldFocus: boolean) =>
    files.showErrors(!initial && !files.files.video ? { video: t('form.videoMissing') } : {}, shouldFocus);
  const save = async (fields: Fields) => {
    if (!audienceField.checkPrice() || !checkFiles(true)) return;
    const { audience, price, captionsLocale } = fields;
    const values: VideoItemValues = {
      ...{ title: fields.title.trim(), description: fields.description.trim(), text: fields.text.trim() },
      ...{ audience, price: priceOf(audience, price) },
      ...files.files,
      ...(hasCaptions && { captionsLocale }),
    };
    await files.submit((onProgress, signal) => submit(values, onProgress, signal));
  };
  return {
    form,
    hasCaptions,
    files,
    /** Undefined for a reel, which has no title. */
    title:
      kind === 'video'
        ? register('title', { validate: (title) => title.trim() !== '' || t('form.nameMissing') })
        : undefined,
    text: register(text.name),
    captionsLocale: register('captionsLocale'),
    audience: kind === 'video' ? audienceField.withPrice : audienceField.withoutPrice,
    /** Submits the form. Its errors and those of the files are shown together, and the first one gets the focus. */
    send: handleSubmit(save, () => void checkFiles(false)),
  };
}

export type VideoItemDraftState = ReturnType<typeof useVideoItemDraft>;
