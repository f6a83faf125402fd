import type { DomainEventDelivery, SubscribersOf } from '../domain-events.ts';
import { MailRefused, type Ports, type WireEvent } from '../ports/index.ts';
import { FanOutTakenOver, type Progress, progressOf } from './fan-out.ts';
import { keepLease } from './lease.ts';
import type { QueuedMail } from './queued-mail.ts';
import { afterFailure, DeadLetterError, isExhausted } from './retries.ts';
import {
  claimEffects,
  countAttempt,
  failEffect,
  finishEffects,
  leaseMs,
  type OutboxRow,
  releaseEffects,
  renewEffects,
} from './store.ts';

/** Milliseconds between two sweeps. */
const sweepIntervalMs = 5_000;
/**
 * A completed effect stays in the outbox for at most this number of milliseconds, so that one statement deletes many
 * effects.
 */
const finishWithinMs = 50;
/** The maximum number of effects that a sweep claims with one statement. */
const batch = 100;

/**
 * Performs the effects of committed transactions, each at least once. The effects of one transaction are performed in
 * their order.
 */
export interface Outbox {
  /** Returns the subscribers of a type of event. Each subscriber has its own effect. */
  subscribersOf: SubscribersOf;
  /** Starts performing the effects, without waiting for them. */
  deliver(effects: OutboxRow[]): void;
  /**
   * Waits for all effects that have started, and for the effects that they cause. For tests, and for a server that
   * stops.
   */
  settle(): Promise<void>;
  /** Claims and performs the effects that are due: those that have failed, and those of processes that have stopped. */
  sweep(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** The functions that perform effects, by topic. */
export interface OutboxTargets {
  subscribersOf: SubscribersOf;
  event(event: WireEvent): void;
  domain(delivery: DomainEventDelivery, progress: Progress): Promise<void>;
  mail(mail: QueuedMail): Promise<void>;
  /** Removes the stored bytes of a file. */
  file(fileId: string): Promise<void>;
  /** Removes the stored bytes of those files that have no row. */
  orphans(fileIds: string[]): Promise<void>;
  /** Starts processing a file, without waiting for it. */
  media(fileId: string): void;
}

/** Creates the outbox of a process. */
export function createOutbox(ports: Ports, targets: OutboxTargets, onError: (error: unknown) => void): Outbox {
  const running = new Set<Promise<void>>();
  let stopTimers: (() => void)[] = [];
  /** The ids of the effects that this process has claimed. It renews their leases. */
  const claimedIds = new Set<string>();
  /** The ids of completed effects that are still in the outbox. */
  let completedIds: string[] = [];
  let finishing: Promise<void> | undefined;
  let finishNow = () => {};
  /** The number of lists of effects that are being performed. */
  let totalPerforming = 0;
  let isStopping = false;

  const release = (ids: Iterable<string>) => {
    for (const id of ids) claimedIds.delete(id);
  };
  const renew = async () => {
    if (claimedIds.size > 0) await renewEffects(ports.database.db, ports.clock.now(), [...claimedIds]);
  };
  /** Deletes completed effects when no effect is being performed, but not later than {@link finishWithinMs}. */
  const finish = (ids: string[]): Promise<void> => {
    completedIds.push(...ids);
    finishing ??= new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, finishWithinMs);
      finishNow = () => {
        clearTimeout(timer);
        resolve();
      };
    }).then(() => {
      const batched = completedIds;
      completedIds = [];
      finishing = undefined;
      return finishEffects(ports.database.db, batched).finally(() => release(batched));
    });
    if (totalPerforming === 0) finishNow();
    return finishing;
  };
  const perform = async ({ topic, payload }: OutboxRow, progress: Progress) => {
    if (topic === 'event') targets.event(payload as WireEvent);
    else if (topic === 'domain') await targets.domain(payload as DomainEventDelivery, progress);
    else if (topic === 'file') await targets.file(payload as string);
    else if (topic === 'orphans') await targets.orphans(payload as string[]);
    else if (topic === 'media') targets.media(payload as string);
    else await targets.mail(payload as QueuedMail);
  };
  /** Stores that an effect has failed. If storing this fails, too, the effect is retried when its lease ends. */
  const fail = async (effect: OutboxRow, error: unknown) => {
    const failure = afterFailure(effect, error, ports.clock.now());
    await failEffect(ports.database.db, effect.id, failure).catch(onError);
    if (failure.deadAt) onError(new DeadLetterError(effect, failure));
  };
  /**
   * Counts the next attempt of a claimed effect before the attempt begins. If the process is killed during the attempt
   * each time, the effect therefore becomes a dead letter. The other effects of the sweep are not counted, because the
   * process was not killed during them.
   *
   * @returns whether to perform the effect: false if it has no attempts left, or was deleted
   */
  const beginAttempt = async (effect: OutboxRow): Promise<boolean> => {
    if (isExhausted(effect)) {
      await fail(effect, new Error('The process ended during the last attempt.'));
      return false;
    }
    const attempts = await countAttempt(ports.database.db, effect.id);
    if (attempts !== undefined) effect.attempts = attempts;
    return attempts !== undefined;
  };
  /** Performs effects. `isClaimed` is true if their attempts were not counted yet. */
  const performInOrder = async (effects: OutboxRow[], isClaimed: boolean) => {
    const performed: string[] = [];
    const unfinished: OutboxRow[] = [];
    const idsToRelease = new Set(effects.map(({ id }) => id));
    for (const id of idsToRelease) claimedIds.add(id);
    totalPerforming += 1;
    for (const effect of effects) {
      try {
        if (isClaimed && !(await beginAttempt(effect))) continue;
        const progress = progressOf(effect);
        await perform(effect, progress);
        if (progress.isSaved) unfinished.push({ ...effect, cursor: progress.cursor, attempts: 1 });
        else performed.push(effect.id);
      } catch (error) {
        onError(error);
        // The process that has taken the effect over stores its result.
        if (error instanceof FanOutTakenOver) continue;
        if (error instanceof MailRefused) {
          // A permanent refusal means that the mail server works, so that the next mails can be sent.
          if (error.isPermanent) performed.push(effect.id);
          else await fail(effect, error);
        } else {
          await fail(effect, error);
          if (effect.topic === 'mail') break;
        }
      }
    }
    totalPerforming -= 1;
    for (const { id } of unfinished) idsToRelease.delete(id);
    for (const id of performed) idsToRelease.delete(id);
    release(idsToRelease);
    if (unfinished.length > 0) begin(continueFanOuts(unfinished));
    if (performed.length > 0) await finish(performed);
  };
  /**
   * Performs the next batch of each fan-out, after effects that were added meanwhile. If the process stops, the batch
   * is left to other processes.
   */
  const continueFanOuts = async (effects: OutboxRow[]) => {
    if (!isStopping) return performInOrder(effects, false);
    const ids = effects.map(({ id }) => id);
    await releaseEffects(ports.database.db, ports.clock.now(), ids).finally(() => release(ids));
  };
  const performAll = async (effects: OutboxRow[], isClaimed: boolean) => {
    // While the mail server is down, each mail takes as long as its time limit. Other effects therefore do not wait for
    // mails. After a mail has failed, the remaining mails wait for a later sweep.
    await Promise.all([
      performInOrder(
        effects.filter(({ topic }) => topic !== 'mail'),
        isClaimed,
      ),
      performInOrder(
        effects.filter(({ topic }) => topic === 'mail'),
        isClaimed,
      ),
    ]);
  };
  const begin = (work: Promise<void>) => {
    const tracked = work.catch(onError).finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const sweep = async () => {
    for (;;) {
      const effects = await claimEffects(ports.database.db, ports.clock.now(), batch);
      await performAll(effects, true);
      if (effects.length < batch) return;
    }
  };
  const settle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    subscribersOf: targets.subscribersOf,
    deliver: (effects) => {
      if (effects.length > 0) begin(performAll(effects, false));
    },
    settle,
    sweep,
    start() {
      if (stopTimers.length > 0) return;
      isStopping = false;
      begin(sweep());
      stopTimers = [
        ports.timer.every(sweepIntervalMs, () => sweep().catch(onError)),
        keepLease(ports.timer, leaseMs, renew, onError),
      ];
    },
    async stop() {
      const [stopSweeping, stopRenewing] = stopTimers;
      stopTimers = [];
      isStopping = true;
      stopSweeping?.();
      await settle();
      stopRenewing?.();
    },
  };
}
