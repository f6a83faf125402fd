import { userChannel } from './channels/names.ts';
import type { PaymentGateway } from './groups/payments/gateways/gateway.ts';
import { ApiFailure } from './http/failure.ts';
import type { MessageLocale } from './http/messages/index.ts';
import { type CallKey, findStoredResponse, type StoredResponse } from './idempotency/store.ts';
import { eventsIn } from './outbox/store.ts';
import type { Outbox } from './outbox/worker.ts';
import type { Db, Ports, WireEvent } from './ports/index.ts';
import { type PeopleToLock, runUnit, type Unit } from './unit.ts';

/** The logged-in user of a request. */
export interface SessionViewer {
  userId: string;
  sessionId: string;
  isPerformer: boolean;
}

export interface EngineOptions {
  mode: 'demo' | 'production';
  /**
   * Throws for a response with fields that are not in the contract, instead of removing the fields. For tests and
   * development.
   */
  strictResponses: boolean;
  /** The origin of the app, without a trailing slash. Links in mails begin with it. */
  origin: string;
  /** The card gateway. Default: the sandbox in demo mode, none in production (rule M6). */
  gateway?: PaymentGateway | undefined;
  /**
   * Maximum bytes of all request bodies in memory, 256 MB by default; one account or IP address may use a quarter of it.
   * Requests beyond the maximum get 503. Files that are streamed to storage do not count, and a request is always
   * accepted if no other body is in memory.
   */
  bodyMemoryBytes?: number | undefined;
}

/** The accounts that a transaction locks in addition to the viewer's, and the strength of the locks. */
export type PeopleOf = Partial<PeopleToLock> & {
  /** Accounts that are locked like `ids`, and without which the transaction fails with `NOT_FOUND`. */
  requiredIds?: string[];
  /** True if the transaction must run even if the viewer's account was deleted meanwhile. */
  isViewerOptional?: boolean;
};

/** Everything that a handler needs besides its input: viewer, database, transactions, ports. */
export interface Context {
  /** Null for visitors; use {@link requireViewer} if the contract requires a login. */
  viewer: SessionViewer | null;
  requestId: string;
  /** The client's IP address; empty if unknown. */
  ip: string;
  /** The country of the IP address, ISO 3166-1 alpha-2; null if unknown (rule G1). */
  countryCode: string | null;
  userAgent: string;
  /** The language of error messages in the response. */
  locale: MessageLocale;
  /** The `Cookie` header of the request; empty if there is none. Cookies authorise nothing (rule W3). */
  cookieHeader: string;
  /** Adds a cookie to the response; browsers send it with API calls only. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  ports: Ports;
  options: EngineOptions;
  /** For reads and single statements outside a transaction. */
  db: Db;
  /**
   * Runs a transaction, and performs its effects after the commit. It locks the accounts of the viewer and of `people`
   * first, so that the transaction runs either before the deletion of such an account or without the account (rule P8).
   *
   * @throws {ApiFailure} `UNAUTHENTICATED` if the viewer's account was deleted, `NOT_FOUND` if an account of `requiredIds`
   *   was deleted
   */
  transaction<T>(work: (unit: Unit) => Promise<T>, people?: PeopleOf): Promise<T>;
  /**
   * Runs a transaction once for an `Idempotency-Key` (rule W4): repeated calls receive the first response. Without a key
   * it runs a plain transaction.
   */
  once<T>(work: (unit: Unit) => Promise<T>, people?: PeopleOf): Promise<T>;
  /** The call's `Idempotency-Key`; null if the client sent none. */
  callKey: CallKey | null;
  /** Marks the response as a replay of the first call's response, with the header `Idempotent-Replayed` (rule W4). */
  markReplayed(): void;
  /** Sends the numbers of events of the viewer's channel with the response, in the header `Fanlight-Events` (rule W6). */
  nameEvents(events: WireEvent[]): void;
  /** Returns the stored response of the call's key, and marks it as replayed. */
  replay<T>(stored: StoredResponse): T;
}

/** Returns the viewer of an operation that requires a login. */
export function requireViewer(context: Context): SessionViewer {
  if (!context.viewer) throw new ApiFailure('UNAUTHENTICATED');
  return context.viewer;
}

type OptionalInBase = 'locale' | 'cookieHeader' | 'setCookie' | 'markReplayed' | 'nameEvents';

/**
 * The input of {@link createContext}. Effects and due jobs have no request, and leave the optional fields out.
 */
type ContextBase = Omit<Context, 'db' | 'transaction' | 'once' | 'replay' | OptionalInBase> &
  Partial<Pick<Context, OptionalInBase>> & {
    /** True for effects and due jobs, which no request waits for. */
    isBackground?: boolean;
  };

export function createContext({ isBackground = false, ...base }: ContextBase, outbox: Outbox): Context {
  const { ports, callKey, viewer, markReplayed = () => {}, nameEvents = () => {} } = base;
  const transaction: Context['transaction'] = async (work, people = {}) => {
    const { isViewerOptional = false, ids = [], requiredIds = [], ...strength } = people;
    const toLock = { isBackground, ...strength, ids: [viewer?.userId ?? null, ...ids, ...requiredIds] };
    const { result, effects } = await runUnit(ports, outbox.subscribersOf, toLock, (unit) => {
      if (viewer && !isViewerOptional && !unit.people.has(viewer.userId)) throw new ApiFailure('UNAUTHENTICATED');
      if (!requiredIds.every((id) => unit.people.has(id))) throw new ApiFailure('NOT_FOUND');
      return work(unit);
    });
    outbox.deliver(effects);
    if (viewer) nameEvents(eventsIn(effects, userChannel(viewer.userId)));
    return result;
  };
  const replay: Context['replay'] = ({ body }) => {
    markReplayed();
    return JSON.parse(body);
  };
  return {
    locale: 'en-US',
    cookieHeader: '',
    setCookie: () => {},
    markReplayed,
    nameEvents,
    replay,
    ...base,
    db: ports.database.db,
    transaction,
    async once(work, people) {
      if (!callKey) return transaction(work, people);
      return transaction(
        async (unit) => {
          const stored = unit.hasClaimedKey ? undefined : await findStoredResponse(unit.tx, callKey);
          if (stored) return replay(stored);
          const response = await work(unit);
          unit.storeResponse({ call: callKey, status: 200, body: response });
          return response;
        },
        { ...people, callKey },
      );
    },
  };
}
