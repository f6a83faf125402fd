import type { SessionViewer } from '../../context.ts';
import type { StoredResponseRow } from '../../idempotency/store.ts';
import type { Ports } from '../../ports/index.ts';
import {
  findSession,
  findSessionAndStoredResponse,
  selectValidSessions,
  touchSession,
  touchSessions,
} from './store.ts';

/** Minimum interval between two recorded uses of a session, in milliseconds. */
const touchEvery = 5 * 60 * 1000;

/** Data of a call, apart from its token. */
interface Call {
  /** Country of the call's IP address; null if unknown. */
  countryCode: string | null;
  /** The `Idempotency-Key` of an operation that accepts one; null without a key. */
  idempotencyKey: string | null;
}

/** The viewer of a call, and the stored response of its `Idempotency-Key`. */
interface Caller {
  viewer: SessionViewer;
  storedResponse: StoredResponseRow | null;
}

/**
 * The user of a token, with the stored response of the call's `Idempotency-Key`; null if the token is unknown or its
 * session has ended. The call counts as use of the session (rule P3).
 */
export async function findCaller(
  { database, hasher, clock }: Ports,
  token: string,
  { countryCode, idempotencyKey }: Call,
): Promise<Caller | null> {
  if (token.length > 200) return null;
  const now = clock.now();
  const tokenHash = hasher.sha256(token);
  const found =
    idempotencyKey === null
      ? await findSession(database.db, tokenHash, now)
      : await findSessionAndStoredResponse(database.db, tokenHash, now, idempotencyKey);
  if (!found) return null;
  const { usedAt, lastCountryCode, ...viewer } = found.session;
  const isElsewhere = countryCode !== null && countryCode !== lastCountryCode;
  if (isElsewhere || now.getTime() - usedAt.getTime() >= touchEvery) {
    await touchSession(database.db, viewer, now, isElsewhere ? countryCode : undefined);
  }
  return { viewer, storedResponse: found.storedResponse };
}

/** The viewer of a token; see {@link findCaller}. */
export async function findViewer(ports: Ports, token: string): Promise<SessionViewer | null> {
  return (await findCaller(ports, token, { countryCode: null, idempotencyKey: null }))?.viewer ?? null;
}

/** Which of these sessions are valid. Their clients are connected, which counts as use (rule P3). */
export async function findValidSessions(
  { database, clock }: Ports,
  sessionIds: string[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  await touchSessions(database.db, sessionIds, now, new Date(now.getTime() - touchEvery));
  return selectValidSessions(database.db, sessionIds, now);
}
