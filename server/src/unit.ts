import type { events, ServerEventName, ServerEvents } from '@fanlight/sdk/events';
import type { SessionEndReason } from '@fanlight/sdk/models';
import { asc, inArray, sql } from 'drizzle-orm';
import { type ChannelOf, sessionChannel, userOfChannel } from './channels/names.ts';
import { users } from './db/schema/index.ts';
import type { DomainEvent, EventForSubscriber, SubscribersOf } from './domain-events.ts';
import { type AnswerToKeep, type CallKey, claimingKey } from './idempotency/store.ts';
import type { QueuedMail } from './outbox/queued-mail.ts';
import { type EffectDraft, flushEffects, type OutboxRow } from './outbox/store.ts';
import type { CommitWith, Ports, Tx } from './ports/index.ts';

/** Events that have a place in a channel: those of the contract's `EventName`. Others have no number and can't be read again. */
type KeptEventName = { [N in ServerEventName]: (typeof events)[N]['isKept'] extends true ? N : never }[ServerEventName];

/**
 * A transaction and what goes out once it is committed.
 *
 * Every transaction of the server takes its locks in one order, so that no two of them wait for each other:
 *
 * 1. people: rows of `user`, by id ({@link runUnit} takes them, `for key share`)
 * 2. the request's `Idempotency-Key`
 * 3. what stands between two people: follows, blocks
 * 4. performers: rows of `performer`, by id
 * 5. items, by id: posts, galleries, photos, videos, reels, stories, products; then comments, reactions, polls, files
 * 6. subscriptions, then payments, then coupons, cards and orders
 * 7. ledger accounts, by id, then receivables and referrals
 * 8. notifications, then channels, by name: {@link Unit.emit} only collects, and the last statement locks them once
 *
 * A lock is never taken weakly first and strengthened later. `testing/lock-order.ts` fails tests that break the order.
 */
export interface Unit {
  /** What stores take first. */
  tx: Tx;
  /** The time of the transaction. */
  now: Date;
  nextId(): string;
  /**
   * The accounts that exist and that this transaction holds: none of them is deleted before it ends (rule P8). Whoever
   * was asked for and is not in it has been deleted.
   */
  people: ReadonlySet<string>;
  /** Whether the transaction claimed {@link PeopleToLock.callKey}; false when another call has it, and without a key. */
  hasClaimedKey: boolean;
  /**
   * Adds an event to a channel of its audience; connected clients receive it after commit (rule W6). A person who has
   * been deleted gets none. Whoever is not among {@link Unit.people} costs another statement.
   */
  emit<N extends KeptEventName>(channel: ChannelOf<N>, name: N, data: ServerEvents[N]): void;
  /** Tells the connections of a session that it ended, and closes them, after commit (rule P3). */
  endConnections(sessionId: string, reason: SessionEndReason): void;
  /** Keeps the answer of a call with an `Idempotency-Key` that the transaction has claimed (rule W4). */
  keepAnswer(answer: AnswerToKeep): void;
  /** Delivers an event to its subscribers after commit; to each of them separately, so that one that fails holds up no other. */
  publish(event: DomainEvent): void;
  /** Sends a mail after commit. */
  mail(mail: QueuedMail): void;
  /** Removes the stored sizes of a file after commit; its row is the caller's to delete. */
  removeFile(fileId: string): void;
  /** Prepares an uploaded film, sound or download after commit (rule F3). */
  processFile(fileId: string): void;
}

/** The accounts that a transaction concerns; they are locked first. */
export interface PeopleToLock {
  /** Ids, in any order; those of deleted accounts may be among them. */
  ids: (string | null)[];
  /** True for work that no request waits for; see `Contention`. */
  isBackground?: boolean;
  /** `update` for whoever deletes the account or changes a key of it; `key share`, the default, only keeps it from being deleted. */
  strength?: 'key share' | 'no key update' | 'update';
  /** The `Idempotency-Key` of a request, which is claimed in the same statement; its user has to be one of `ids`. */
  callKey?: CallKey | null;
}

/**
 * Locks accounts in id order. `key share` conflicts with the deletion of an account and with a change of its keys, and
 * with nothing else.
 *
 * @returns the ids of those that exist
 */
export async function lockPeople(tx: Tx, { ids, strength = 'key share' }: PeopleToLock): Promise<Set<string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(asc(users.id))
    .for(strength);
  return new Set(rows.map(({ id }) => id));
}

/** As {@link lockPeople}, and claims a key after that, unless its user has been deleted (rules P8, W4). */
async function lockPeopleAndClaim(tx: Tx, { ids, strength = 'key share' }: PeopleToLock, call: CallKey, at: Date) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  // The count makes PostgreSQL lock all people before it claims the key.
  const isThere = sql`(select count(*) from people where id = ${call.userId}) = 1`;
  const { rows } = (await tx.execute(sql`
    with people as (
      select id from ${users} where ${inArray(users.id, wanted)} order by id for ${sql.raw(strength)}
    ), claimed as (${claimingKey(call, at, isThere)})
    select id, exists (select 1 from claimed) as is_claimed from people`)) as unknown as {
    rows: { id: string; is_claimed: boolean }[];
  };
  return { people: new Set(rows.map(({ id }) => id)), hasClaimedKey: rows[0]?.is_claimed ?? false };
}

/**
 * Locks people of whom nobody knew when the transaction began. It does not wait, because locks of a later kind are held
 * by now: it fails with a code on which the whole transaction is retried.
 */
async function lockLatePeople(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isWanted = inArray(users.id, [...new Set(ids)]);
  // By hand: the query builder writes `no wait`, which PostgreSQL does not know.
  const { rows } = (await tx.execute(
    sql`select id from ${users} where ${isWanted} for key share nowait`,
  )) as unknown as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}

/** Whose channel an effect is an event of; null for everything else. */
const receiverOf = (draft: EffectDraft): string | null => ('channel' in draft ? userOfChannel(draft.channel) : null);

/** Leaves out the events of people who have been deleted: they get no channel again (rule P8). */
async function withoutDeleted(tx: Tx, drafts: EffectDraft[], known: Set<string | null>, people: Set<string>) {
  const receivers = drafts.map(receiverOf).filter((id) => id !== null);
  const late = await lockLatePeople(
    tx,
    receivers.filter((id) => !known.has(id)),
  );
  return drafts.filter((draft) => {
    const receiver = receiverOf(draft);
    return receiver === null || people.has(receiver) || late.has(receiver);
  });
}

/** Runs work in a transaction; answers its result and the effects to be done now that it is committed. */
export async function runUnit<T>(
  ports: Ports,
  subscribersOf: SubscribersOf,
  toLock: PeopleToLock,
  work: (unit: Unit) => Promise<T>,
): Promise<{ result: T; effects: OutboxRow[] }> {
  const names = toLock.ids.filter((id) => id !== null);
  const contention = { names, isBackground: toLock.isBackground ?? false };
  const run = async (tx: Tx, commitWith: CommitWith) => {
    // A retried transaction begins anew: nothing of the attempt before is left.
    const drafts: EffectDraft[] = [];
    let answer: AnswerToKeep | undefined;
    const now = ports.clock.now();
    const nextId = () => ports.ids.next();
    const { people, hasClaimedKey } = toLock.callKey
      ? await lockPeopleAndClaim(tx, toLock, toLock.callKey, now)
      : { people: await lockPeople(tx, toLock), hasClaimedKey: false };
    const add = (topic: OutboxRow['topic'], payload: unknown) => {
      drafts.push({ id: nextId(), topic, payload });
    };
    const result = await work({
      tx,
      now,
      nextId,
      people,
      hasClaimedKey,
      emit(channel, name, data) {
        drafts.push({ id: nextId(), topic: 'event', channel, name, data });
      },
      endConnections: (sessionId, reason) =>
        add('event', {
          channel: sessionChannel(sessionId),
          no: null,
          name: 'session/ended',
          data: { sessionId, reason },
          at: now.toISOString(),
        }),
      keepAnswer(kept) {
        answer = kept;
      },
      publish(event) {
        for (const subscriber of subscribersOf(event.type))
          add('domain', { subscriber, event } satisfies EventForSubscriber);
      },
      mail: (mail) => add('mail', mail),
      removeFile: (fileId) => add('file', fileId),
      processFile: (fileId) => add('media', fileId),
    });
    const kept = await withoutDeleted(tx, drafts, new Set(toLock.ids), people);
    return { result, effects: await commitWith(() => flushEffects(tx, kept, now, answer)) };
  };
  return ports.database.transaction(run, { contention });
}
