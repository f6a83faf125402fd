import type { PaymentGateway } from './groups/payments/gateways/gateway.ts';
import { ApiFailure } from './http/failure.ts';
import type { MessageLocale } from './http/messages/index.ts';
import { type CallKey, findAnswer, type KeptAnswer } from './idempotency/store.ts';
import type { Outbox } from './outbox/worker.ts';
import type { Db, Ports } from './ports/index.ts';
import { type PeopleToLock, runUnit, type Unit } from './unit.ts';

/** Who calls. */
export interface SessionViewer {
  userId: string;
  sessionId: string;
  isPerformer: boolean;
}

/** How the engine was set up. */
export interface EngineOptions {
  mode: 'demo' | 'production';
  /** Answers with fields that the contract does not name fail instead of being stripped; for tests and development. */
  strictAnswers: boolean;
  /** Where the app is, with no slash at the end; links in mails begin with it. */
  origin: string;
  /** Who takes card payments; left out nobody, in demo mode the sandbox (rule M6). */
  gateway?: PaymentGateway | undefined;
  /**
   * Bytes of request bodies that are in memory at a time, 256 MB where left out, and a quarter of them for one account or
   * address; beyond them requests are answered 503. Files that go to storage while they arrive do not count, and a request
   * that is alone is always let in.
   */
  bodyMemoryBytes?: number | undefined;
}

/** Whom a transaction concerns besides the viewer, and how strongly all of them are locked. */
export type PeopleOf = Partial<PeopleToLock> & {
  /** True where something has to be brought to its end even though the viewer has deleted their account meanwhile. */
  isViewerOptional?: boolean;
};

/** The context of a handler: viewer, database, transactions, ports. */
export interface Context {
  /** Null for visitors; use {@link requireViewer} where the contract asks for a login. */
  viewer: SessionViewer | null;
  requestId: string;
  /** The address of the caller; empty where there is none. */
  ip: string;
  /** Where that address seems to be, ISO 3166-1 alpha-2; null when it is not known (rule G1). */
  countryCode: string | null;
  userAgent: string;
  /** The language in which the caller is answered. */
  locale: MessageLocale;
  /** The `Cookie` header of the call; empty where there is none. No cookie authorises anything (rule W3). */
  cookieHeader: string;
  /** Adds a cookie for calls of the API to the answer. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  ports: Ports;
  options: EngineOptions;
  /** For reading and single statements. */
  db: Db;
  /**
   * All or nothing; effects go out after commit. The viewer's account and those of `people` are locked first, so that a
   * request which races with the deletion of an account either comes before it or finds the account gone (rule P8).
   *
   * @throws {ApiFailure} `UNAUTHENTICATED` when the viewer's account has been deleted
   */
  transaction<T>(work: (unit: Unit) => Promise<T>, people?: PeopleOf): Promise<T>;
  /**
   * A transaction that happens once for an `Idempotency-Key` (rule W4): repeated calls get the first answer. Without a
   * key it is a plain transaction.
   */
  once<T>(work: (unit: Unit) => Promise<T>, people?: PeopleOf): Promise<T>;
  /** The call's key; null where none was sent. */
  callKey: CallKey | null;
  /** Marks the answer, which may be a failure, as that of the first call with its key: header `Idempotent-Replayed` (rule W4). */
  markReplayed(): void;
  /** The kept answer of the call's key, marked as replayed. */
  replay<T>(kept: KeptAnswer): T;
}

/** The viewer of an operation that asks for a login. */
export function requireViewer(context: Context): SessionViewer {
  if (!context.viewer) throw new ApiFailure('UNAUTHENTICATED');
  return context.viewer;
}

type OptionalInBase = 'locale' | 'cookieHeader' | 'setCookie' | 'markReplayed';

/** What a context is made of; in English and without cookies where no browser calls, as in effects and due jobs. */
type ContextBase = Omit<Context, 'db' | 'transaction' | 'once' | 'replay' | OptionalInBase> &
  Partial<Pick<Context, OptionalInBase>> & {
    /** True for effects and due jobs, which no request waits for. */
    isBackground?: boolean;
  };

/** Puts a context together. */
export function createContext({ isBackground = false, ...base }: ContextBase, outbox: Outbox): Context {
  const { ports, callKey, viewer } = base;
  const transaction: Context['transaction'] = async (work, people = {}) => {
    const { isViewerOptional = false, ids = [], ...strength } = people;
    const toLock = { isBackground, ...strength, ids: [viewer?.userId ?? null, ...ids] };
    const { result, effects } = await runUnit(ports, outbox.subscribersOf, toLock, (unit) => {
      if (viewer && !isViewerOptional && !unit.people.has(viewer.userId)) throw new ApiFailure('UNAUTHENTICATED');
      return work(unit);
    });
    outbox.deliver(effects);
    return result;
  };
  const { markReplayed = () => {} } = base;
  const replay: Context['replay'] = ({ body }) => {
    markReplayed();
    return JSON.parse(body);
  };
  return {
    locale: 'en-US',
    cookieHeader: '',
    setCookie: () => {},
    markReplayed,
    replay,
    ...base,
    db: ports.database.db,
    transaction,
    async once(work, people) {
      if (!callKey) return transaction(work, people);
      return transaction(
        async (unit) => {
          const kept = unit.hasClaimedKey ? undefined : await findAnswer(unit.tx, callKey);
          if (kept) return replay(kept);
          const answer = await work(unit);
          unit.keepAnswer({ call: callKey, status: 200, body: answer });
          return answer;
        },
        { ...people, callKey },
      );
    },
  };
}
