import type { ServerEventName, ServerEvents } from '@fanlight/sdk/events';
import type { OrderStatus, SessionEndReason } from '@fanlight/sdk/models';
import type { ContentKind } from './content/kinds.ts';
import { appendEvent } from './events/store.ts';
import { enqueue, type OutboxRow } from './outbox/store.ts';
import type { Mail, Ports, Tx } from './ports/index.ts';

/** The item that something happened to, and whose it is. */
interface OfContent {
  objectType: ContentKind;
  objectId: string;
  performerId: string;
}

/** What happened, told to groups that listen (notifications, counters). Handlers bear hearing it twice. */
export type DomainEvent =
  /** Somebody asked for a link by mail; whether an account has the address is found out after the answer. */
  | { type: 'link-requested'; purpose: 'verify-email' | 'reset-password'; email: string; redirect?: string }
  | { type: 'follow-created'; followerId: string; performerId: string }
  | { type: 'follow-deleted'; followerId: string; performerId: string }
  | ({ type: 'reaction-created'; userId: string; action: 'like' | 'bookmark' } & OfContent)
  | ({ type: 'comment-created'; commentId: string; authorId: string } & OfContent)
  | { type: 'feed-created'; feedId: string; performerId: string }
  | { type: 'file-processed'; fileId: string; isReady: boolean }
  | { type: 'story-created'; storyId: string; performerId: string }
  | { type: 'tip-created'; chargeId: string }
  | { type: 'subscription-created'; subscriptionId: string }
  | { type: 'prices-changed'; performerId: string }
  | { type: 'sale-created'; chargeId: string }
  /** Somebody brought the performer who was paid: a share of the commission is theirs (rule M5). */
  | { type: 'charge-shared'; chargeId: string }
  /** What the performer was paid by a charge or a card payment was taken back, or a part of it; hundredths of the whole. */
  | { type: 'charge-reversed'; reversalId: string; chargeId: string; part: number; whole: number; paymentId: string }
  | { type: 'order-updated'; orderId: string; status: OrderStatus }
  /** A payment came to its end; one that failed may still succeed later, never the other way round. */
  | { type: 'payment-settled'; paymentId: string }
  /** The money came for what another payment pays already: it goes back. */
  | { type: 'payment-unwanted'; paymentId: string }
  /** An account was deleted that a gateway knows by this name. */
  | { type: 'customer-left'; gateway: 'stripe' | 'sandbox'; customerId: string };

/** A transaction and what goes out once it is committed. */
export interface Unit {
  /** What stores take first. */
  tx: Tx;
  /** The time of the transaction. */
  now: Date;
  nextId(): string;
  /** Numbers an event in the channel of a person; who is connected hears it after commit (rule W6). */
  emit<N extends ServerEventName>(userId: string, name: N, data: ServerEvents[N]): Promise<void>;
  /** Tells the connections of a session that it ended, and closes them, after commit (rule P3). */
  endConnections(sessionId: string, reason: SessionEndReason): Promise<void>;
  /** Tells the groups that listen, after commit. */
  publish(event: DomainEvent): Promise<void>;
  /** Sends a mail after commit. */
  mail(mail: Mail): Promise<void>;
  /** Removes the stored sizes of a file after commit; its row is the caller's to delete. */
  removeFile(fileId: string): Promise<void>;
  /** Prepares an uploaded film, sound or download after commit (rule F3). */
  processFile(fileId: string): Promise<void>;
}

/** Runs work in a transaction; answers its result and the effects to be done now that it is committed. */
export async function runUnit<T>(
  ports: Ports,
  work: (unit: Unit) => Promise<T>,
): Promise<{ result: T; effects: OutboxRow[] }> {
  let effects: OutboxRow[] = [];
  const result = await ports.database.transaction(async (tx) => {
    // A repeated transaction begins with no effects of the try before.
    effects = [];
    const now = ports.clock.now();
    const nextId = () => ports.ids.next();
    const add = async (topic: OutboxRow['topic'], payload: unknown) => {
      effects.push(await enqueue(tx, { id: nextId(), topic, payload, now }));
    };
    return work({
      tx,
      now,
      nextId,
      emit: async (userId, name, data) => add('event', await appendEvent(tx, `user:${userId}`, name, data, now)),
      endConnections: (sessionId, reason) =>
        add('event', {
          channel: `session:${sessionId}`,
          no: null,
          name: 'session/ended',
          data: { sessionId, reason },
          at: now.toISOString(),
        }),
      publish: (event) => add('domain', event),
      mail: (mail) => add('mail', mail),
      removeFile: (fileId) => add('file', fileId),
      processFile: (fileId) => add('media', fileId),
    });
  });
  return { result, effects };
}
