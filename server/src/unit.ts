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

/** Events that a channel stores: the contract's `EventName`. Other events have no number and cannot be read later. */
type StoredEventName = {
  [N in ServerEventName]: (typeof events)[N]['isStored'] extends true ? N : never;
}[ServerEventName];

/**
 * A transaction and its effects, which are performed after commit.
 *
 * Every transaction of the server locks rows in one order, `lockOrder`. It begins with the accounts, which
 * {@link runUnit} locks, and ends with the channels: {@link Unit.emit} only collects, and the last statement locks them
 * once.
 *
 * A row is locked with the strongest lock that it needs from the start.
 */
export interface Unit {
  /** The database handle of the transaction, the first parameter of every store function. */
  tx: Tx;
  /** The time of the transaction. */
  now: Date;
  nextId(): string;
  /**
   * Ids of the requested accounts that exist. They are locked, so none of them is deleted before the transaction ends
   * (rule P8). A requested account that is missing here has been deleted, or is closed and being deleted.
   */
  people: ReadonlySet<string>;
  /**
   * Whether the transaction claimed {@link PeopleToLock.callKey}; false if another call has claimed it, or without a
   * key.
   */
  hasClaimedKey: boolean;
  /**
   * Adds an event to a channel of its audience; connected clients receive it after commit (rule W6). Events to deleted
   * users are dropped. A receiver who is not in {@link Unit.people} costs one more statement.
   */
  emit<N extends StoredEventName>(channel: ChannelOf<N>, name: N, data: ServerEvents[N]): void;
  /** After commit, sends `session/ended` to the connections of a session, and closes them (rule P3). */
  endConnections(sessionId: string, reason: SessionEndReason): void;
  /** Stores the response to a call whose `Idempotency-Key` the transaction has claimed (rule W4). */
  storeResponse(response: ResponseToStore): void;
  /**
   * Delivers an event to each of its subscribers separately after commit, so that a failing subscriber does not delay the
   * others.
   */
  publish(event: DomainEvent): void;
  /** Sends a mail after commit. */
  mail(mail: QueuedMail): void;
  /** Removes the stored bytes of a file after commit. The caller deletes its row. */
  removeFile(fileId: string): void;
  /** Processes an uploaded video, audio file or download after commit (rule F3). */
  processFile(fileId: string): void;
}

/** The accounts that a transaction locks first. */
export interface PeopleToLock {
  /** Ids in any order; accounts of some may have been deleted. */
  ids: (string | null)[];
  /** True for work that no request waits for; see `Contention`. */
  isBackground?: boolean;
  /** `update` to delete the account or to change a key column; `key share`, the default, only prevents its deletion. */
  strength?: 'key share' | 'no key update' | 'update';
  /** The `Idempotency-Key` of the request, claimed by the same statement; its user must be one of `ids`. */
  callKey?: CallKey | null;
}

/** Whether an account is one of some ids, and is not closed. */
const isOpenOneOf = (ids: Parameters<typeof isOneOf>[1]) => and(isOneOf(users.id, ids), isNull(users.closedAt));

/**
 * Locks accounts in id order. `key share` conflicts only with the closing of an account and with changes of its key
 * columns.
 *
 * @returns the ids of the accounts that exist and are not closed
 */
export async function lockPeople(tx: Tx, { ids, strength = 'key share' }: PeopleToLock): Promise<Set<string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Set();
  const rows = await runPrepared(tx, `people locked for ${strength}`, { wanted }, (slots) =>
    tx.select({ id: users.id }).from(users).where(isOpenOneOf(slots.wanted)).orderBy(asc(users.id)).for(strength),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Like {@link lockPeople}; then claims an `Idempotency-Key` unless its user has been deleted (rules P8, W4). */
async function lockPeopleAndClaim(tx: Tx, { ids, strength = 'key share' }: PeopleToLock, call: CallKey, at: Date) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  // The count makes PostgreSQL lock all users before it claims the key.
  const isUserLocked = sql`(select count(*) from people where id = ${call.userId}) = 1`;
  const { rows } = (await tx.execute(sql`
    with people as (
      select id from ${users} where ${isOpenOneOf(wanted)} order by id for ${sql.raw(strength)}
    ), claimed as (${claimingKey(call, at, isUserLocked)})
    select id, exists (select 1 from claimed) as is_claimed from people`)) as unknown as {
    rows: { id: string; is_claimed: boolean }[];
  };
  return { people: new Set(rows.map(({ id }) => id)), hasClaimedKey: rows[0]?.is_claimed ?? false };
}

/**
 * Locks users who were not known when the transaction began. It does not wait for locks, because the transaction
 * already has locks that come later in the order. It fails with an error code on which the whole transaction is
 * retried.
 */
async function lockLatePeople(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isWanted = isOpenOneOf([...new Set(ids)]);
  // Not by the query builder, which writes `no wait`: a syntax error in PostgreSQL.
  const { rows } = (await tx.execute(
    sql`select id from ${users} where ${isWanted} for key share nowait`,
  )) as unknown as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}

/** Returns the user to whose channel an event is added; null for other effects. */
const receiverOf = (draft: EffectDraft): string | null => ('channel' in draft ? userOfChannel(draft.channel) : null);

/** Removes events to deleted users, which would create their channels again (rule P8). */
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

/** Runs work in a transaction; returns its result and the effects to perform now that it is committed. */
export async function runUnit<T>(
  ports: Ports,
  subscribersOf: SubscribersOf,
  toLock: PeopleToLock,
  work: (unit: Unit) => Promise<T>,
): Promise<{ result: T; effects: OutboxRow[] }> {
  const names = toLock.ids.filter((id) => id !== null);
  const contention = { names, isBackground: toLock.isBackground ?? false };
  const run = async (tx: Tx, commitWith: CommitWith) => {
    // Created for each attempt, so that a retried transaction has no effects of the previous attempt.
    const drafts: EffectDraft[] = [];
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
    });
    const remainingDrafts = await withoutDeleted(tx, drafts, new Set(toLock.ids), people);
    return { result, effects: await commitWith(() => flushEffects(tx, remainingDrafts, now, response)) };
  };
  return ports.database.transaction(run, { contention });
}
