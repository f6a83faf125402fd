import { createI18n } from '@fanlight/components/i18n';
import type { StoryValues } from '@fanlight/components/stories';
import { make } from '@fanlight/mocks';
import { ApiError } from '@fanlight/sdk';
import type { ErrorCode, FieldError } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { changesOf, toStoryResult } from './story-request.ts';

const { t } = await createI18n({ locale: 'en-US', namespaces: ['common', 'errors', 'myStories'] });
const words: StoryValues = { text: 'New glaze day.', alt: 'A kiln.', audience: 'followers' };
const values: StoryValues = { ...words, file: new File(['kiln'], 'kiln.png', { type: 'image/png' }) };
const refused = (statusCode: number, code: ErrorCode, field?: Pick<FieldError, 'path' | 'code'>) =>
  new ApiError({
    ...{ statusCode, error: 'Refused', message: 'Refused.', code, requestId: 'r' },
    ...(field && { fields: [{ ...field, params: {}, message: 'Refused.' }] }),
  });

describe('the request of a story’s form', () => {
  it('contains only the fields that were changed', () => {
    const story = make.getStoryMock({ text: 'New glaze day.', alt: 'A kiln.', audience: 'followers' });
    expect(changesOf(story, words)).toEqual({});
    expect(changesOf(story, { ...words, alt: '', audience: 'public' })).toEqual({ alt: '', audience: 'public' });
  });
});

describe('the result of a story’s form', () => {
  it.each([
    [413, 'PAYLOAD_TOO_LARGE', undefined],
    [415, 'UNSUPPORTED_MEDIA_TYPE', undefined],
    [503, 'MEDIA_PROCESSING_UNAVAILABLE', undefined],
    [422, 'VALIDATION_FAILED', { path: 'fileId', code: 'FILE_MISSING' }],
  ] as const)('shows %s %s at the field of the file', (status, code, field) => {
    const result = toStoryResult(refused(status, code, field), values, t);
    expect(result).toEqual({ fieldErrors: { file: expect.any(String) } });
  });

  it('shows the errors of other fields there, and others for the whole form', () => {
    const tooLong = refused(422, 'VALIDATION_FAILED', { path: 'text', code: 'TOO_LONG' });
    expect(toStoryResult(tooLong, values, t)).toEqual({ fieldErrors: { text: expect.any(String) } });
    expect(toStoryResult(refused(500, 'INTERNAL'), values, t)).toEqual({ error: expect.any(String) });
  });

  it('says that a story is over if it has expired while its form was open', () => {
    const result = toStoryResult(refused(404, 'NOT_FOUND'), words, t);
    expect(result).toEqual({ error: "This story is over, so it can't be changed." });
  });
});
