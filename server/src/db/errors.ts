/** PostgreSQL's code of an error, also where the query builder wrapped it; undefined for other errors. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? errorCodeOf(error.cause) : undefined;
}

/**
 * Codes of a database that can't do its work at the moment: connection lost (08), out of resources (53, disk full among
 * them), statement or idle transaction ended by a time limit, shutting down or starting up.
 */
export const isUnavailableCode = (code: string | undefined): boolean =>
  /^(08...|53...|57014|57P0[1-5]|25P03|55P03|58...)$/.test(code ?? '');

/** Finds an error of a class among an error and its causes; the query builder wraps what the database says. */
export function findCause<T>(error: unknown, type: abstract new (...parameters: never[]) => T): T | undefined {
  if (error instanceof type) return error;
  return error instanceof Error ? findCause(error.cause, type) : undefined;
}

/** PostgreSQL's code for a row that names another which does not exist. */
export const foreignKeyViolation = '23503';

/** Numbers and times that the database has no room for or cannot read. */
const outOfRange = new Set(['22003', '22007', '22008', '22009', '22P02']);

/** True when a value of the caller's, such as a tampered cursor or the year 0, is none that the database can hold. */
export const isOutOfRange = (error: unknown): boolean => outOfRange.has(errorCodeOf(error) ?? '');

/** True when a row broke the unique index of that name. */
export function isTaken(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('constraint' in error && error.constraint === index) return true;
  return 'cause' in error && isTaken(error.cause, index);
}
