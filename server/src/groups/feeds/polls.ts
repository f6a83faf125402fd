import type { FeedPoll, FeedPollCreateRequest } from '@fanlight/sdk/models';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { feedPollOptions, feedPolls, feedPollVotes, feeds } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Db, Ports, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

const dayMs = 24 * 60 * 60 * 1000;

const isClosed = (poll: { endsAt: Date | null }, now: Date) => poll.endsAt !== null && poll.endsAt <= now;

/** Reads polls and the viewer's votes with one query; returns a map from id to poll. */
export async function readPolls(
  db: Db,
  ids: string[],
  viewerId: string | null,
  now: Date,
): Promise<Map<string, FeedPoll>> {
  const polls = new Map<string, FeedPoll>();
  if (ids.length === 0) return polls;
  const rows = await db
    .select({ poll: feedPolls, option: feedPollOptions, chosenOptionId: feedPollVotes.optionId })
    .from(feedPolls)
    .innerJoin(feedPollOptions, eq(feedPollOptions.pollId, feedPolls.id))
    .leftJoin(feedPollVotes, and(eq(feedPollVotes.pollId, feedPolls.id), eq(feedPollVotes.userId, viewerId ?? '')))
    .where(inArray(feedPolls.id, ids))
    .orderBy(feedPolls.id, asc(feedPollOptions.position));
  for (const { poll, option, chosenOptionId } of rows) {
    const presented = polls.get(poll.id) ?? {
      _id: poll.id,
      question: poll.question,
      options: [],
      totalVotes: poll.totalVotes,
      hasVoted: chosenOptionId !== null,
      isClosed: isClosed(poll, now),
      endsAt: poll.endsAt?.toISOString() ?? null,
    };
    const { id, text, totalVotes } = option;
    presented.options.push({ _id: id, text, totalVotes, isChosen: id === chosenOptionId });
    polls.set(poll.id, presented);
  }
  return polls;
}

/**
 * Creates a poll that no post uses yet; returns its id.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export async function insertPoll(unit: Unit, performerId: string, draft: FeedPollCreateRequest): Promise<string> {
  const { tx, now } = unit;
  const texts = draft.options.map((option) => option.trim());
  const keys = texts.map((text) => text.toLowerCase());
  const duplicateAt = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (duplicateAt >= 0) throw fieldFailure('VALIDATION_FAILED', `options.${duplicateAt}`, 'DUPLICATE_OPTION');
  const endsAt = draft.endsAt ? new Date(draft.endsAt) : null;
  if (endsAt && endsAt <= now) throw fieldFailure('VALIDATION_FAILED', 'endsAt', 'NOT_IN_FUTURE');
  const id = unit.nextId();
  await tx.insert(feedPolls).values({ id, performerId, question: draft.question.trim(), endsAt, createdAt: now });
  await tx
    .insert(feedPollOptions)
    .values(texts.map((text, position) => ({ id: unit.nextId(), pollId: id, position, text })));
  return id;
}

/**
 * Checks that a poll belongs to the performer and that no post uses it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export async function checkPoll(tx: Tx, performerId: string, pollId: string): Promise<void> {
  const [poll] = await tx
    .select({ id: feedPolls.id })
    .from(feedPolls)
    .leftJoin(feeds, eq(feeds.pollId, feedPolls.id))
    .where(and(eq(feedPolls.id, pollId), eq(feedPolls.performerId, performerId), isNull(feeds.id)));
  if (!poll) throw fieldFailure('VALIDATION_FAILED', 'pollId', 'POLL_MISSING');
}

/**
 * Inserts a vote and counts it. The poll's row is locked, so that the counters are always consistent with the votes.
 *
 * @throws {ApiFailure} `NOT_FOUND`, `STATUS_CONFLICT`, `ALREADY_VOTED`, `VALIDATION_FAILED`
 */
export async function vote({ tx, now }: Unit, userId: string, pollId: string, optionId: string): Promise<void> {
  const [poll] = await tx.select().from(feedPolls).where(eq(feedPolls.id, pollId)).for('update');
  if (!poll) throw new ApiFailure('NOT_FOUND');
  if (isClosed(poll, now)) throw new ApiFailure('STATUS_CONFLICT', { reason: 'POLL_CLOSED' });
  const [option] = await tx
    .select({ id: feedPollOptions.id })
    .from(feedPollOptions)
    .where(and(eq(feedPollOptions.id, optionId), eq(feedPollOptions.pollId, pollId)));
  if (!option) throw fieldFailure('VALIDATION_FAILED', 'optionId', 'OPTION_UNKNOWN');
  const inserted = await tx
    .insert(feedPollVotes)
    .values({ pollId, userId, optionId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) throw new ApiFailure('ALREADY_VOTED');
  await tx
    .update(feedPollOptions)
    .set({ totalVotes: sql`${feedPollOptions.totalVotes} + 1` })
    .where(eq(feedPollOptions.id, optionId));
  await tx
    .update(feedPolls)
    .set({ totalVotes: sql`${feedPolls.totalVotes} + 1` })
    .where(eq(feedPolls.id, pollId));
}

/** Deletes polls that are older than a day and that no post uses. */
export async function deleteUnusedPolls({ database, clock }: Ports): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs);
  const isUnused = sql`not exists (select 1 from ${feeds} where ${feeds.pollId} = ${feedPolls.id})`;
  await database.db.delete(feedPolls).where(and(lt(feedPolls.createdAt, before), isUnused));
}
