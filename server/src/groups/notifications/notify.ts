import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { type Batches, createBatches } from '../../outbox/batches.ts';
import type { Ports } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { toUserSummary } from '../users/index.ts';
import { draftsOf, type NotifiedEvent } from './drafts.ts';
import { readThumbnails, toNotification } from './present.ts';
import {
  insertNotifications,
  insertReaction,
  type NotificationDraft,
  type ReactionDraft,
  type WrittenNotification,
} from './store.ts';

/**
 * Inserts notifications for one recipient in one transaction, and emits an event for each new notification. Locks the
 * accounts, because they may be deleted concurrently (rule P8).
 */
async function write(
  context: Context,
  userId: string,
  drafts: NotificationDraft[],
  insert: (unit: Unit) => Promise<WrittenNotification[]>,
): Promise<void> {
  const thumbnails = await readThumbnails(context, userId, drafts);
  await context.transaction(
    async (unit) => {
      for (const { row, actor, totalUnread } of await insert(unit)) {
        const people = new Map(actor ? [[actor.id, toUserSummary(context.ports, actor)]] : []);
        unit.emit(userChannel(userId), 'notification/created', {
          notification: toNotification(row, people, thumbnails),
          totalUnread,
        });
      }
    },
    { ids: [userId, ...drafts.map(({ actorId }) => actorId)] },
  );
}

/** Inserts the notification of a reaction, or adds the reaction to an existing notification. */
const writeReaction = (context: Context, draft: ReactionDraft): Promise<void> =>
  write(context, draft.userId, [draft], async (unit) => {
    const written = await insertReaction(unit, draft);
    return written ? [written] : [];
  });

/** Inserts new notifications for one recipient. */
const writeNotifications = (context: Context, userId: string, drafts: NotificationDraft[]): Promise<void> =>
  write(context, userId, drafts, (unit) => insertNotifications(unit, userId, drafts));

interface PendingNotification {
  context: Context;
  draft: NotificationDraft;
}

/** The pending notifications of each engine in this process. */
const batchesByEngine = new WeakMap<Ports, Batches<PendingNotification>>();

/**
 * Inserts a notification. Notifications for a recipient that are added while an earlier one is being inserted are inserted
 * together.
 */
function writeNotification(context: Context, draft: NotificationDraft): Promise<void> {
  // Most notifications are new rows, and are inserted in the order of their unique keys. A reaction may change an existing
  // row, which other transactions lock in the order of the ids, so it has its own transaction.
  const { actorId } = draft;
  if (draft.type === 'reaction' && actorId !== null) return writeReaction(context, { ...draft, actorId });
  let batches = batchesByEngine.get(context.ports);
  if (!batches) {
    batches = createBatches((pending) => {
      // Another server may insert some of them concurrently. All servers insert in the order of the unique keys, so that
      // they do not deadlock.
      const drafts = pending.map((each) => each.draft).toSorted((a, b) => (a.onceKey < b.onceKey ? -1 : 1));
      const [first] = pending as [PendingNotification];
      return writeNotifications(first.context, first.draft.userId, drafts);
    });
    batchesByEngine.set(context.ports, batches);
  }
  return batches.add(draft.userId, { context, draft });
}

/** Notifies the users whom an event concerns. Idempotent. */
export async function notifyUsers(context: Context, event: NotifiedEvent): Promise<void> {
  for (const draft of await draftsOf(context, event))
    if (draft.userId !== draft.actorId) await writeNotification(context, draft);
}
