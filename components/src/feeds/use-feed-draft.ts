import type { Audience, Feed, FeedRequestedStatus } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { priceOf, priceProblemOf, type UnsavedChanges } from '../content/index.ts';
import type { PickedFile } from '../primitives/file-picker/index.ts';
import { applyFormResult, type FormResult } from '../primitives/index.ts';
import { expiryOf, expiryProblemOf, readExpiry } from './expiry-field.tsx';
import type { PreviewedPost } from './preview-as.ts';
import { type Publication, publicationOf, publicationProblemOf } from './publication-field.tsx';
import { useAutosave } from './use-autosave.ts';
import { type UploadFeedFile, useDraftFiles } from './use-draft-files.ts';
import { type PollValues, problemsOf, usePoll } from './use-poll.ts';
import { useSingleFile } from './use-single-file.ts';

export interface FeedValues {
  text: string;
  audience: Audience;
  /** The price in tokens for users outside of the audience; null if the post is not for sale. */
  price: number | null;
  files: { fileId: string; alt: string }[];
  /** The id of the thumbnail. Undefined keeps the current thumbnail, and null removes it. */
  thumbnailId?: string | null;
  teaserId?: string | null;
  /** A new poll. Undefined keeps the current poll, and null removes it. */
  poll?: PollValues | null;
  /** The new status; undefined if the post is already published. */
  status?: FeedRequestedStatus;
  /** The time at which a scheduled post is published. */
  publishAt?: string;
  /** The time at which the post disappears. Undefined keeps the current time, and null removes it. */
  expiresAt?: string | null;
}

/** The form fields to which an error of the server can refer. */
export type FeedFieldName = 'text' | 'files' | 'price' | 'publishAt' | 'expiresAt';

/** The upload functions, by what the file is used for. */
export interface FeedUploads {
  /** Uploads a photo, a video or a recording. The media type determines which of these the file is. */
  file: UploadFeedFile;
  thumbnail: UploadFeedFile;
  teaser: UploadFeedFile;
}

/** The values that the performer wrote, and those that could not be saved. */
export type UnsavedFeed = Pick<FeedValues, 'text' | 'audience' | 'price'>;

export interface FeedDraftOptions {
  /** The values that this device kept because they could not be saved. They replace those of the post, and are saved. */
  restored?: UnsavedFeed | undefined;
  /** The post to edit; undefined for a new post. */
  initial?: Feed;
  submit: (values: FeedValues) => Promise<FormResult<FeedFieldName>>;
  uploads: FeedUploads;
  /** Saves a draft automatically. Resolves with false if saving failed. Undefined if the post is not a draft. */
  save?: (values: FeedValues) => Promise<boolean>;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

/** The status to save for each timing of the publication. */
const statusOf = { now: 'published', scheduled: 'scheduled', draft: 'draft' } as const;

/** Returns the status and the publication time to save. */
const readPublication = ({ timing, localTime }: Publication) => ({
  status: statusOf[timing],
  ...(timing === 'scheduled' && { publishAt: new Date(localTime).toISOString() }),
});

const pathOf = (url: string) => url.split('?')[0];

/** Returns the uploaded thumbnail of a post; null if the thumbnail is one of the post's own files. */
function thumbnailOf(feed: Feed | undefined, name: string): PickedFile | null {
  const url = feed?.thumbnail?.url;
  if (!url || feed.files.some(({ thumbnails }) => thumbnails.some((one) => pathOf(one) === pathOf(url)))) return null;
  return { id: url, name, previewUrl: url, status: 'done' };
}

function teaserOf(feed: Feed | undefined, name: string): PickedFile | null {
  const teaser = feed?.teaser;
  if (!teaser) return null;
  const [picture] = teaser.thumbnails;
  return { id: teaser._id, name, status: 'done', ...(picture && { previewUrl: picture }) };
}

type Fields = Pick<FeedValues, 'text' | 'audience'> & { price: string; publishAt: string; expiresAt: string };

/** Returns the state of the post's form, its autosave, and its submit handler. */
export function useFeedDraft({ initial, submit, uploads, save, onUnsaved, restored }: FeedDraftOptions) {
  const { t } = useTranslation(['feeds', 'content']);
  const draft = useDraftFiles(initial?.files ?? [], uploads.file);
  const thumbnail = useSingleFile(thumbnailOf(initial, t('form.thumbnail.current')), uploads.thumbnail);
  const teaser = useSingleFile(teaserOf(initial, t('form.teaser.current')), uploads.teaser);
  const poll = usePoll(initial);
  const [publication, setPublication] = useState(() => publicationOf(initial));
  const [expiry, setExpiry] = useState(() => expiryOf(initial));
  const fields = useRef(new Map<string, HTMLElement | null>());
  const [isChecked, setChecked] = useState(false);
  const form = useForm<Fields>({
    defaultValues: {
      text: initial?.text ?? '',
      audience: initial?.audience ?? 'public',
      price: initial?.price ? String(initial.price) : '',
      publishAt: '',
      expiresAt: '',
    },
  });
  const { handleSubmit, setError, getValues, setValue, watch } = form;
  const [text, audience, price] = watch(['text', 'audience', 'price']);
  const isEmpty = text.trim() === '' && draft.files.length === 0 && !poll.draft && !poll.kept;
  const isPollUnfinished = poll.draft !== null && problemsOf(poll.draft).size > 0;
  const base = {
    text,
    audience,
    price: priceOf(audience, price),
    files: draft.files.flatMap(({ file, alt }) => (file ? [{ fileId: file._id, alt: alt.trim() }] : [])),
    ...(thumbnail.value !== undefined && { thumbnailId: thumbnail.value }),
    ...(teaser.value !== undefined && { teaserId: teaser.value }),
    ...readExpiry(expiry, publication, initial),
  };
  const isUploading =
    thumbnail.isUploading || teaser.isUploading || base.files.length < draft.files.filter((f) => !f.isFailed).length;
  const isStored = text.trim() !== '' || base.files.length > 0 || (poll.draft && !isPollUnfinished) || poll.kept;
  const draftValues = {
    ...base,
    ...(isPollUnfinished ? {} : poll.read(false)),
    ...(!poll.isFixed && { status: 'draft' as const }),
  };
  // From the press of the submit button until an error. A save in this time would create a draft beside the post.
  const [isSending, setSending] = useState(false);
  const autosave = useAutosave<FeedValues>({
    value: isStored ? draftValues : null,
    save: isSending ? undefined : save,
    isPending: isUploading || isPollUnfinished,
    onUnsaved,
  });
  const [isRestored, setRestored] = useState(false);
  // Applied after the first render, so that the form has unsaved changes.
  useEffect(() => {
    // Does not replace a text that was typed before the page could read what was kept.
    if (!restored || getValues('text') !== (initial?.text ?? '')) return;
    setRestored(true);
    setValue('text', restored.text, { shouldDirty: true });
    setValue('audience', restored.audience, { shouldDirty: true });
    setValue('price', restored.price === null ? '' : String(restored.price), { shouldDirty: true });
  }, [restored, initial, getValues, setValue]);
  const focus = (key: string | undefined) => fields.current.get(key ?? '')?.focus();
  /** Shows the errors, and focuses the first invalid field. Returns true if all fields are valid. */
  const check = (): boolean => {
    const fail = (field: Exclude<FeedFieldName, 'files'> | 'root', message: string) => {
      setError(field, { message }, { shouldFocus: field === 'text' });
      focus(field);
      return false;
    };
    if (isEmpty) return fail('text', t('form.empty'));
    const [wrong] = poll.draft ? problemsOf(poll.draft).keys() : [];
    if (wrong) {
      focus(wrong);
      return false;
    }
    const problem = audience === 'public' ? null : priceProblemOf(price);
    if (problem) return fail('price', t(`content:price.problem.${problem}`));
    const timeProblem = poll.isFixed ? null : publicationProblemOf(publication);
    if (timeProblem) return fail('publishAt', t(`form.when.problem.${timeProblem}`));
    const expiryProblem = expiryProblemOf(expiry, publication, initial);
    if (expiryProblem) return fail('expiresAt', t(`form.expiry.problem.${expiryProblem}`));
    if (thumbnail.isFailed || teaser.isFailed || draft.files.some(({ isFailed }) => isFailed))
      return fail('root', t('form.someFailed'));
    return isUploading ? fail('root', t('form.wait')) : true;
  };
  const send = handleSubmit(async () => {
    setChecked(true);
    if (!check()) return;
    setSending(true);
    await autosave.settle();
    onUnsaved?.(null);
    const time = poll.isFixed ? {} : readPublication(publication);
    const result = await submit({ ...base, ...poll.read(publication.timing !== 'draft'), ...time });
    if (applyFormResult(result, setError)) return;
    setSending(false);
    if (autosave.isChanged) onUnsaved?.({ flush: autosave.flush });
    if ('fieldErrors' in result && result.fieldErrors.files) setError('root', { message: result.fieldErrors.files });
  });
  return {
    ...{
      form,
      draft,
      thumbnail,
      teaser,
      poll,
      publication,
      setPublication,
      expiry,
      setExpiry,
      isChecked,
      autosave,
      send,
    },
    isEmpty,
    isUploading,
    /** Whether the form has the values that this device kept. */
    isRestored,
    /** Returns the current values for a preview. Files that are not uploaded yet are missing. */
    readPreview: (): PreviewedPost => ({
      ...{ text: text.trim(), audience, price: base.price },
      files: draft.files.flatMap(({ file, alt }) => (file ? [{ ...file, alt }] : [])),
      poll: poll.preview,
    }),
    registerField: (key: string, field: HTMLElement | null) => void fields.current.set(key, field),
  };
}
