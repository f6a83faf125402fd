import { userChannel } from './channels/names.ts';
import type { PaymentGateway } from './groups/payments/gateways/gateway.ts';
import { ApiFailure } from './http/failure.ts';
import type { MessageLocale } from './http/messages/index.ts';
import { type CallKey, findStoredResponse, type StoredResponse } from './idempotency/store.ts';
import { eventsIn } from './outbox/store.ts';
import type { Outbox } from './outbox/worker.ts';
import type { Db, Ports, WireEvent } from './ports/index.ts';
import { type PeopleToLock, runUnit, type Unit } from './unit.ts';

/** The user whose session a request belongs to. */
export interface SessionViewer {
  userId: string;
  sessionId: string;
  isPerformer: boolean;
  /** Null if the user is not an operator. */
  operatorAccess: 'full' | 'read-only' | null;
  /** The time at which the user last entered a code of the second factor in this session. */
  secondFactorAt: Date | null;
}

export interface EngineOptions {
  mode: 'demo' | 'production';
  /**
   * Whether a response with fields that are not in the contract fails. If false, these fields are removed. True in
   * tests and development.
   */
  strictResponses: boolean;
  /** The origin of the app, without a trailing slash. It is the start of links in mails. */
  origin: string;
  /** The card gateway. By default, the sandbox in demo mode, and none in production mode (rule M6). */
  gateway?: PaymentGateway | undefined;
  /**
   * The maximum number of bytes of all request bodies in memory, by default 256 MB. One account or IP address may use a
   * quarter of it. Requests beyond the maximum get the status 503. Files that are streamed to storage do not count. A
   * request is always accepted if no other body is in memory.
   */
  bodyMemoryBytes?: number | undefined;
}

/** The accounts that a transaction locks in addition to that of the viewer, and the strength of the locks. */
export type PeopleOf = Partial<PeopleToLock> & {
  /** Accounts that are locked as well. If one of them does not exist, the transaction fails with `NOT_FOUND`. */
  requiredIds?: string[];
  /** True if the transaction must run even if the account of the viewer was deleted meanwhile. */
  isViewerOptional?: boolean;
};

/** The data and functions that a handler needs besides its input, such as viewer, database, transactions and ports. */
export interface Context {
  /** The viewer; null for visitors. If the contract requires a login, use {@link requireViewer}. */
  viewer: SessionViewer | null;
  requestId: string;
  /** The IP address of the client; empty if it is unknown. */
  ip: string;
  /** The country of the IP address as ISO 3166-1 alpha-2 code; null if it is unknown (rule G1). */
  countryCode: string | null;
  userAgent: string;
  /** The language of error messages in the response. */
  locale: MessageLocale;
  /** The `Cookie` header of the request; empty if there is none. Cookies do not authorise a request (rule W3). */
  cookieHeader: string;
  /** Adds a cookie to the response. Browsers send it with API calls only. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  ports: Ports;
  options: EngineOptions;
  /** The database, for reads and for single statements outside of a transaction. */
  db: Db;
  /**
   * Runs a transaction, and performs its effects after the commit. Locks the accounts of the viewer and of `people`
   * first. If such an account is deleted concurrently, the transaction runs either before the deletion, or without the
   * account (rule P8).
   *
   * @throws {ApiFailure} `UNAUTHENTICATED` if the account of the viewer was deleted, `NOT_FOUND` if an account of
   *   `requiredIds` was deleted
   */
  transaction<T>(work: (unit: Unit) => Promise<T>, people?: PeopleOf): Promise<T>;
  /**
   * Runs a transaction once for each `Idempotency-Key`: repeated calls receive the first response (rule W4). Without a
   * key, runs a plain transaction.
   */
  once<T>(work: (unit: Unit) => Promise<T>, people?: PeopleOf): Promise<T>;
  /** The `Idempotency-Key` of the call; null if the client sent none. */
  callKey: CallKey | null;
  /** Marks the response as a replay of the first response, by the header `Idempotent-Replayed` (rule W4). */
  markReplayed(): void;
  /** Adds the numbers of events in the viewer's channel to the response, in the header `Fanlight-Events` (rule W6). */
  nameEvents(events: WireEvent[]): void;
  /** Returns the stored response for the key of the call, and marks it as a replay. */
  replay<T>(stored: StoredResponse): T;
}

/** Returns the viewer of an operation that requires a login. */
export function requireViewer(context: Context): SessionViewer {
  if (!context.viewer) throw new ApiFailure('UNAUTHENTICATED');
  return context.viewer;
}

type OptionalInBase = 'locale' | 'cookieHeader' | 'setCookie' | 'markReplayed' | 'nameEvents';

/** The input of {@link createContext}. Effects and due jobs have no request, so they leave out the optional fields. */
type ContextBase = Omit<Context, 'db' | 'transaction' | 'once' | 'replay' | OptionalInBase> &
  Partial<Pick<Context, OptionalInBase>> & {
    /** True for effects and due jobs, for which no request waits. */
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
