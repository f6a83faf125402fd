import type { Audience, FeedStatus } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

/**
 * Checks the publishing time of a post: required and in the future if the post is scheduled, not allowed otherwise. A
 * published post cannot be withdrawn.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkTimes(
  before: { status: FeedStatus; publishAt: Date | null },
  status: FeedStatus,
  given: Date | null | undefined,
  now: Date,
): Date | null {
  if (before.status === 'published' && status !== 'published')
    throw fieldFailure('VALIDATION_FAILED', 'status', 'ALREADY_PUBLISHED');
  if (status !== 'scheduled') {
    if (given) throw fieldFailure('VALIDATION_FAILED', 'publishAt', 'PUBLISH_TIME_NOT_ALLOWED');
    return null;
  }
  const publishAt = given === undefined ? before.publishAt : given;
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
