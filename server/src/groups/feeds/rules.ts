import type { Audience, FeedStatus } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';

/**
 * When a post is to go out: in the future where it is scheduled, else not said. What is out stays out.
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
 * Whether a post or film can be sold so: what is open to everyone is not.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkPrice({ audience, price }: { audience: Audience; price: number | null }): void {
  if (price !== null && audience === 'public') throw fieldFailure('VALIDATION_FAILED', 'price', 'PUBLIC_NOT_FOR_SALE');
}
