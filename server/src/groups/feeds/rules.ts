import type { Audience, FeedStatus } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

/** The maximum number of posts that a performer can pin to the profile. */
export const pinnedMax = 3;

/** Whether a post has been published. It may have expired since. */
export const wasPublished = (status: FeedStatus): boolean => status === 'published' || status === 'expired';

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
  if (wasPublished(before.status) && !wasPublished(status))
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
 * Checks the time at which a post disappears. It must be in the future and after the publication.
 *
 * @param before - the post before the change. Its own time is always accepted, so that an expired post can be edited,
 *   and the draft of a post can be saved after its time
 * @returns the new time; null if the post stays
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkExpiryTime(
  before: { status: FeedStatus; expiresAt: Date | null },
  { status, publishAt }: { status: FeedStatus; publishAt: Date | null },
  newExpiresAt: Date | null | undefined,
  now: Date,
): Date | null {
  const expiresAt = newExpiresAt === undefined ? before.expiresAt : newExpiresAt;
  if (!expiresAt) return null;
  const isUnchanged = expiresAt.getTime() === before.expiresAt?.getTime();
  if (isUnchanged && (wasPublished(before.status) || status === 'draft')) return expiresAt;
  if (expiresAt <= now) throw fieldFailure('VALIDATION_FAILED', 'expiresAt', 'NOT_IN_FUTURE');
  if (publishAt && expiresAt <= publishAt)
    throw fieldFailure('VALIDATION_FAILED', 'expiresAt', 'EXPIRY_BEFORE_PUBLICATION');
  return expiresAt;
}

/**
 * Checks that a post or video with a price is not public.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkPrice({ audience, price }: { audience: Audience; price: number | null }): void {
  if (price !== null && audience === 'public') throw fieldFailure('VALIDATION_FAILED', 'price', 'PUBLIC_NOT_FOR_SALE');
}
