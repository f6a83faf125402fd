import type { FormResult } from '@fanlight/components/primitives';
import type { StoryFieldName, StoryValues } from '@fanlight/components/stories';
import { ApiError } from '@fanlight/sdk';
import type { Story, StoryUpdateRequest } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';
import { messageOf, toFormResult } from '../../failures.ts';

/** Returns the fields that the performer has changed. */
export function changesOf(story: Story, { text, alt, audience }: StoryValues): StoryUpdateRequest {
  return {
    ...(text !== story.text && { text }),
    ...(alt !== story.alt && { alt }),
    ...(audience !== story.audience && { audience }),
  };
}

/** The fields of the requests, and the fields of the form that show their errors. */
const fieldsOfForm = {
  text: 'text',
  alt: 'alt',
  fileId: 'file',
  photo: 'file',
  video: 'file',
} as const satisfies Record<string, StoryFieldName>;
const names = Object.keys(fieldsOfForm) as (keyof typeof fieldsOfForm)[];

/** The HTTP statuses of the responses to a file that is too large, of an unsupported type, or damaged. */
const refusals: readonly number[] = [413, 415, 422];

const isOfFile = (error: unknown): boolean =>
  error instanceof ApiError && (refusals.includes(error.status) || error.code === 'MEDIA_PROCESSING_UNAVAILABLE');

/** Returns the result of the form after an error. The error of a file is shown at its field. */
export function toStoryResult(
  error: unknown,
  { file }: StoryValues,
  t: TFunction<['common', 'myStories']>,
): FormResult<StoryFieldName> {
  // A story expires while its form is open.
  if (!file && error instanceof ApiError && error.code === 'NOT_FOUND') return { error: t('myStories:form.gone') };
  const result = toFormResult(error, names, t);
  if ('fieldErrors' in result) {
    const entries = Object.entries(result.fieldErrors) as [keyof typeof fieldsOfForm, string][];
    return { fieldErrors: Object.fromEntries(entries.map(([name, message]) => [fieldsOfForm[name], message])) };
  }
  return file && isOfFile(error) ? { fieldErrors: { file: messageOf(error, t) } } : result;
}
