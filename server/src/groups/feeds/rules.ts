import type { Audience, FeedStatus } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

/** The maximum number of posts that a performer can pin to the profile. */
export const pinnedMax = 3;

/**
 * Checks a change of a post's status and publishing time. A scheduled post must have a time in the future, and other
 * posts must not have a time. The status of a published post cannot change.
 *
 * @returns the new publishing time
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkPublishTime(
  before: { status: FeedStatus; publishAt: Date | null },
  status: FeedStatus,
  newPublishAt: Date | null | undefined,
  now: Date,
): Date | null {
  if (before.status === 'published' && status !== 'published')
    throw fieldFailure('VALIDATION_FAILED', 'status', 'ALREADY_PUBLISHED');
  if (status !== 'scheduled') {
    if (newPublishAt) throw fieldFailure('VALIDATION_FAILED', 'publishAt', 'PUBLISH_TIME_NOT_ALLOWED');
    return null;
  }
  const publishAt = newPublishAt === undefined ? before.publishAt : newPublishAt;
  if (!publishAt) throw fieldFailure('VALIDATION_FAILED', 'publishAt', 'PUBLISH_TIME_REQUIRED');
  if (publishAt <= now) throw fieldFailure('VALIDATION_FAILED', 'publishAt', 'NOT_IN_FUTURE');
  return publishAt;
}

/**
 * Checks that a post or video with a price is not public.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkPrice({ audience, price }: { audience: Audience; price: number | null }): void {
  if (price !== null && audience === 'public') throw fieldFailure('VALIDATION_FAILED', 'price', 'PUBLIC_NOT_FOR_SALE');
}
