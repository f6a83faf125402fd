import type { events, ServerEventName, ServerEvents } from '@fanlight/sdk/events';
import type { SessionEndReason } from '@fanlight/sdk/models';
import { and, asc, isNull, sql } from 'drizzle-orm';
import { type ChannelOf, sessionChannel, userOfChannel } from './channels/names.ts';
import { isOneOf, runPrepared } from './db/prepared.ts';
import { users } from './db/schema/index.ts';
import type { DomainEvent, DomainEventDelivery, SubscribersOf } from './domain-events.ts';
import { type CallKey, claimingKey, type ResponseToStore } from './idempotency/store.ts';
import type { QueuedMail } from './outbox/queued-mail.ts';
import { type EffectDraft, flushEffects, type OutboxRow } from './outbox/store.ts';
import type { CommitWith, Ports, Tx } from './ports/index.ts';

/**
 * Events that a channel stores: those of the contract's `EventName`. Other events have no number and cannot be read
 * later.
 */
type StoredEventName = {
  [N in ServerEventName]: (typeof events)[N]['isStored'] extends true ? N : never;
}[ServerEventName];

/**
 * A transaction and its effects, which are performed after the commit. All transactions of the server lock rows in the
 * same order, `lockOrder`. They begin with the accounts, which {@link runUnit} locks, and end with the channels: {@link
 * Unit.emit} only collects events, and the last statement locks each channel once. If a transaction needs a stronger
 * lock on a row later, it must take that lock first.
 */
export interface Unit {
  /** The database handle of the transaction. It is the first parameter of every store function. */
  tx: Tx;
  /** The time of the transaction. */
  now: Date;
  nextId(): string;
  /**
   * The ids of those requested accounts that exist. They are locked, so that none of them is deleted before the
   * transaction ends (rule P8). A requested account that is missing here was deleted, or is closed and being deleted.
   */
  people: ReadonlySet<string>;
  /**
   * Whether the transaction has claimed {@link PeopleToLock.callKey}. False if another call has claimed it, or if there
   * is no key.
   */
  hasClaimedKey: boolean;
  /**
   * Adds an event to a channel of its audience. Connected clients receive it after the commit (rule W6). Events to
   * deleted users are dropped. If the recipient is not in {@link Unit.people}, one more statement is needed.
   */
  emit<N extends StoredEventName>(channel: ChannelOf<N>, name: N, data: ServerEvents[N]): void;
  /** Sends `session/ended` to the connections of a session after the commit, and closes them (rule P3). */
  endConnections(sessionId: string, reason: SessionEndReason): void;
  /** Stores the response to a call whose `Idempotency-Key` the transaction has claimed (rule W4). */
  storeResponse(response: ResponseToStore): void;
  /**
   * Delivers an event to its subscribers after the commit. Each subscriber has its own effect, so that a subscriber
   * that fails does not delay the others.
   */
  publish(event: DomainEvent): void;
  /** Sends a mail after the commit. */
  mail(mail: QueuedMail): void;
  /** Removes the stored bytes of a file after the commit. The caller must delete the row of the file. */
  removeFile(fileId: string): void;
  /** Processes an uploaded video, audio file or download after the commit (rule F3). */
  processFile(fileId: string): void;
  /**
   * Runs work at the end of the transaction, before the channels are locked. It is for totals that are counted for many
   * transactions at once: they are locked as briefly as possible.
   */
  atEnd(work: () => Promise<void>): void;
}

/** The accounts that a transaction locks before all other rows. */
export interface PeopleToLock {
  /** The ids in any order. Some of the accounts may have been deleted. */
  ids: (string | null)[];
  /** True for work for which no request waits. See `Contention`. */
  isBackground?: boolean;
  /**
   * The strength of the locks. `update` is needed to delete an account or to change a key column. `key share`, the
   * default, only prevents the deletion.
   */
  strength?: 'key share' | 'no key update' | 'update';
  /** The `Idempotency-Key` of the request, which the same statement claims. Its user must be one of `ids`. */
  callKey?: CallKey | null;
}

/** The condition that an account has one of the ids, and is not closed. */
const isOpenOneOf = (ids: Parameters<typeof isOneOf>[1]) => and(isOneOf(users.id, ids), isNull(users.closedAt));

/**
 * Locks accounts in the order of their ids. `key share` conflicts only with the closing of an account, and with changes
 * of its key columns.
 *
 * @returns the ids of the accounts that exist and are not closed
 */
export async function lockPeople(tx: Tx, { ids, strength = 'key share' }: PeopleToLock): Promise<Set<string>> {
  const distinctIds = [...new Set(ids)].filter((id) => id !== null);
  if (distinctIds.length === 0) return new Set();
  const rows = await runPrepared(tx, `people locked for ${strength}`, { wanted: distinctIds }, (slots) =>
    tx.select({ id: users.id }).from(users).where(isOpenOneOf(slots.wanted)).orderBy(asc(users.id)).for(strength),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks accounts like {@link lockPeople}. Then claims an `Idempotency-Key`, unless its user was deleted (rules P8, W4).
 */
async function lockPeopleAndClaim(tx: Tx, { ids, strength = 'key share' }: PeopleToLock, call: CallKey, at: Date) {
  const distinctIds = [...new Set(ids)].filter((id) => id !== null);
  // The count makes PostgreSQL lock all users before it claims the key.
  const isUserLocked = sql`(select count(*) from people where id = ${call.userId}) = 1`;
  const { rows } = (await tx.execute(sql`
    with people as (
      select id from ${users} where ${isOpenOneOf(distinctIds)} order by id for ${sql.raw(strength)}
    ), claimed as (${claimingKey(call, at, isUserLocked)})
    select id, exists (select 1 from claimed) as is_claimed from people`)) as unknown as {
    rows: { id: string; is_claimed: boolean }[];
  };
  return { people: new Set(rows.map(({ id }) => id)), hasClaimedKey: rows[0]?.is_claimed ?? false };
}

/**
 * Locks users who were not known when the transaction began. Does not wait for the locks, because the transaction
 * already has locks that come later in the lock order. If a lock is not available, fails with an error code on which
 * the whole transaction is retried.
 */
async function lockLatePeople(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isWanted = isOpenOneOf([...new Set(ids)]);
  // The query builder is not used, because it writes `no wait`, which is a syntax error in PostgreSQL.
  const { rows } = (await tx.execute(
    sql`select id from ${users} where ${isWanted} for key share nowait`,
  )) as unknown as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}

/** Returns the user to whose channel an event is added. Null for other effects. */
const receiverOf = (draft: EffectDraft): string | null => ('channel' in draft ? userOfChannel(draft.channel) : null);

/** Removes events to deleted users. Such events would create the channels of these users again (rule P8). */
async function withoutDeleted(tx: Tx, drafts: EffectDraft[], requestedIds: Set<string | null>, people: Set<string>) {
  const receivers = drafts.map(receiverOf).filter((id) => id !== null);
  const late = await lockLatePeople(
    tx,
    receivers.filter((id) => !requestedIds.has(id)),
  );
  return drafts.filter((draft) => {
    const receiver = receiverOf(draft);
    return receiver === null || people.has(receiver) || late.has(receiver);
  });
}

/** Runs work in a transaction. Returns its result, and the effects to perform after the commit. */
export async function runUnit<T>(
  ports: Ports,
  subscribersOf: SubscribersOf,
  toLock: PeopleToLock,
  work: (unit: Unit) => Promise<T>,
): Promise<{ result: T; effects: OutboxRow[] }> {
  const names = toLock.ids.filter((id) => id !== null);
  const contention = { names, isBackground: toLock.isBackground ?? false };
  const run = async (tx: Tx, commitWith: CommitWith) => {
    // The list is created for each attempt, so that a transaction that is retried has no effects of the previous
    // attempt.
    const drafts: EffectDraft[] = [];
    const lastWorks: (() => Promise<void>)[] = [];
    let response: ResponseToStore | undefined;
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
      storeResponse(given) {
        response = given;
      },
      publish(event) {
        for (const subscriber of subscribersOf(event.type))
          add('domain', { subscriber, event } satisfies DomainEventDelivery);
      },
      mail: (mail) => add('mail', mail),
      removeFile: (fileId) => add('file', fileId),
      processFile: (fileId) => add('media', fileId),
      atEnd: (lastWork) => lastWorks.push(lastWork),
    });
    for (const lastWork of lastWorks) await lastWork();
    const remainingDrafts = await withoutDeleted(tx, drafts, new Set(toLock.ids), people);
    return { result, effects: await commitWith(() => flushEffects(tx, remainingDrafts, now, response)) };
  };
  return ports.database.transaction(run, { contention });
}
