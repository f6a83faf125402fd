import type { Audience, FeedStatus } from '@fanlight/sdk/models';
import { openLength } from '../../content/index.ts';
import { fieldFailure } from '../../http/failure.ts';

/** Characters of a locked text that are shown (rule A2); {@link teaserOf} cuts no sooner than at half of them. */
const teaserLength = 2 * openLength;

/** Labels of a text, folded, each once, in order of appearance; at most 30. */
export function hashtagsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]{1,50})/gu)].map(([, tag]) =>
    (tag ?? '').toLowerCase(),
  );
  return [...new Set(found)].slice(0, 30);
}

/** Usernames that a text mentions, folded, each once; at most 20. */
export function mentionsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\w.])@([A-Za-z0-9_.]{3,30})/g)].map(([, name]) =>
    (name ?? '').toLowerCase().replace(/\.+$/, ''),
  );
  return [...new Set(found)].slice(0, 20);
}

/** The first characters of a text; none of them is cut in half. */
function beginningOf(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
}

const excerptLength = 140;

/** What reminds a viewer of a text, at most 140 characters; null where there is none. */
export const excerptOf = (text: string): string | null =>
  (text.length > excerptLength ? `${beginningOf(text, excerptLength - 1)}…` : text) || null;

/** The beginning of a text, cut between words. */
export function teaserOf(text: string): string {
  if (text.length <= teaserLength) return text;
  const lastSpace = text.slice(0, teaserLength).lastIndexOf(' ');
  return `${beginningOf(text, Math.max(lastSpace, teaserLength / 2))}…`;
}

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
