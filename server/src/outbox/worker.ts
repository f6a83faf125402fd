import type { EventForSubscriber, SubscribersOf } from '../domain-events.ts';
import { MailRefused, type Ports, type WireEvent } from '../ports/index.ts';
import { type Progress, progressOf } from './fan-out.ts';
import { keepLease } from './lease.ts';
import type { QueuedMail } from './queued-mail.ts';
import { afterFailure, DeadLetterError } from './retries.ts';
import { claimEffects, failEffect, finishEffects, lease, type OutboxRow, renewEffects } from './store.ts';

/** Milliseconds between looks for effects that a stopped process left behind. */
const sweepEvery = 5_000;
/** Longest time in milliseconds that a completed effect stays in the outbox, so that one statement deletes many. */
const finishWithinMs = 50;
/** Effects taken at a time. */
const batch = 100;

/** Does what transactions asked for, after they are committed: at least once, in order for each transaction. */
export interface Outbox {
  /** The subscribers of a type of event: each gets an effect of its own. */
  subscribersOf: SubscribersOf;
  /** Begins at once; does not wait. */
  deliver(effects: OutboxRow[]): void;
  /** Waits until everything that was begun, and all that came of it, is done. For tests and a graceful stop. */
  settle(): Promise<void>;
  /** Looks for what others left behind, now. */
  sweep(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Where effects go. */
export interface OutboxTargets {
  subscribersOf: SubscribersOf;
  event(event: WireEvent): void;
  domain(forSubscriber: EventForSubscriber, progress: Progress): Promise<void>;
  mail(mail: QueuedMail): Promise<void>;
  /** The id of a file whose bytes are to be removed. */
  file(fileId: string): Promise<void>;
  /** The id of a file that is to be prepared; hears of it and does not wait. */
  media(fileId: string): void;
}

/** The worker behind the outbox; the same on every host. */
export function createOutbox(ports: Ports, targets: OutboxTargets, onError: (error: unknown) => void): Outbox {
  const running = new Set<Promise<void>>();
  let stopTimers: (() => void)[] = [];
  /** Effects that this process has for itself: their leases are renewed. */
  const held = new Set<string>();
  /** Effects that are done and still in the outbox. */
  let done: string[] = [];
  let finishing: Promise<void> | undefined;
  let finishNow = () => {};
  /** Lists of effects that are being performed. */
  let totalPerforming = 0;

  const release = (ids: Iterable<string>) => {
    for (const id of ids) held.delete(id);
  };
  const renew = async () => {
    if (held.size > 0) await renewEffects(ports.database.db, ports.clock.now(), [...held]);
  };
  /** Deletes completed effects once no others are being performed, at the latest after {@link finishWithinMs}. */
  const finish = (ids: string[]): Promise<void> => {
    done.push(...ids);
    finishing ??= new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, finishWithinMs);
      finishNow = () => {
        clearTimeout(timer);
        resolve();
      };
    }).then(() => {
      const batched = done;
      done = [];
      finishing = undefined;
      return finishEffects(ports.database.db, batched).finally(() => release(batched));
    });
    if (totalPerforming === 0) finishNow();
    return finishing;
  };
  const perform = async (effect: OutboxRow) => {
    const { topic, payload } = effect;
    if (topic === 'event') targets.event(payload as WireEvent);
    else if (topic === 'domain') await targets.domain(payload as EventForSubscriber, progressOf(effect));
    else if (topic === 'file') await targets.file(payload as string);
    else if (topic === 'media') targets.media(payload as string);
    else await targets.mail(payload as QueuedMail);
  };
  /** What fails stays in the outbox. Where that can't be written down, it is tried again when its lease ends. */
  const fail = async (effect: OutboxRow, error: unknown) => {
    const failure = afterFailure(effect, error, ports.clock.now());
    await failEffect(ports.database.db, effect.id, failure).catch(onError);
    if (failure.deadAt) onError(new DeadLetterError(effect, failure));
  };
  const performInOrder = async (effects: OutboxRow[]) => {
    const performed: string[] = [];
    const left = new Set(effects.map(({ id }) => id));
    for (const id of left) held.add(id);
    totalPerforming += 1;
    for (const effect of effects) {
      try {
        await perform(effect);
        performed.push(effect.id);
      } catch (error) {
        onError(error);
        if (error instanceof MailRefused) {
          // The mail server works: this mail must not hold up those behind it.
          if (error.isPermanent) performed.push(effect.id);
          else await fail(effect, error);
        } else {
          await fail(effect, error);
          if (effect.topic === 'mail') break;
        }
      }
    }
    totalPerforming -= 1;
    for (const id of performed) left.delete(id);
    release(left);
    if (performed.length > 0) await finish(performed);
  };
  const performAll = async (effects: OutboxRow[]) => {
    // A mail server that is down makes each mail wait for its time-out: nothing else waits behind mails, and after one
    // that failed the others are left for later.
    await Promise.all([
      performInOrder(effects.filter(({ topic }) => topic !== 'mail')),
      performInOrder(effects.filter(({ topic }) => topic === 'mail')),
    ]);
  };
  const begin = (work: Promise<void>) => {
    const tracked = work.catch(onError).finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const sweep = async () => {
    for (;;) {
      const effects = await claimEffects(ports.database.db, ports.clock.now(), batch);
      await performAll(effects);
      if (effects.length < batch) return;
    }
  };
  const settle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    subscribersOf: targets.subscribersOf,
    deliver: (effects) => {
      if (effects.length > 0) begin(performAll(effects));
    },
    settle,
    sweep,
    start() {
      if (stopTimers.length > 0) return;
      begin(sweep());
      stopTimers = [
        ports.timer.every(sweepEvery, () => sweep().catch(onError)),
        keepLease(ports.timer, lease, renew, onError),
      ];
    },
    async stop() {
      const [stopSweeping, stopRenewing] = stopTimers;
      stopTimers = [];
      stopSweeping?.();
      await settle();
      stopRenewing?.();
    },
  };
}
