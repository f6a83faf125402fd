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
const touchIntervalMs = 5 * 60 * 1000;

/** The data of a call that concern its session, in addition to the token. */
interface Call {
  /** Country of the call's IP address; null if unknown. */
  countryCode: string | null;
  /** The `Idempotency-Key` of an operation that accepts one; null without a key. */
  idempotencyKey: string | null;
}

/** The viewer of a call, and the stored response of the call's `Idempotency-Key`. */
interface ViewerOfCall {
  viewer: SessionViewer;
  storedResponse: StoredResponseRow | null;
}

/**
 * Finds the viewer of a call by its token; null if the token is unknown or its session has ended. Records the call as a
 * use of the session (rule P3).
 */
export async function findViewerOfCall(
  { database, hasher, clock }: Ports,
  token: string,
  { countryCode, idempotencyKey }: Call,
): Promise<ViewerOfCall | null> {
  if (token.length > 200) return null;
  const now = clock.now();
  const tokenHash = hasher.sha256(token);
  const found =
    idempotencyKey === null
      ? await findSession(database.db, tokenHash, now)
      : await findSessionAndStoredResponse(database.db, tokenHash, now, idempotencyKey);
  if (!found) return null;
  const { usedAt, lastCountryCode, ...viewer } = found.session;
  const hasNewCountry = countryCode !== null && countryCode !== lastCountryCode;
  if (hasNewCountry || now.getTime() - usedAt.getTime() >= touchIntervalMs) {
    await touchSession(database.db, viewer, now, hasNewCountry ? countryCode : undefined);
  }
  return { viewer, storedResponse: found.storedResponse };
}

/** Finds the viewer of a token, without a country and an `Idempotency-Key`; see {@link findViewerOfCall}. */
export async function findViewer(ports: Ports, token: string): Promise<SessionViewer | null> {
  return (await findViewerOfCall(ports, token, { countryCode: null, idempotencyKey: null }))?.viewer ?? null;
}

/** Returns the ids of the valid sessions among those of open connections, and records their use (rule P3). */
export async function findValidSessions(
  { database, clock }: Ports,
  sessionIds: string[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  await touchSessions(database.db, sessionIds, now, new Date(now.getTime() - touchIntervalMs));
  return selectValidSessions(database.db, sessionIds, now);
}
