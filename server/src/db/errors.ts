/** Returns PostgreSQL's code of an error, even if the query builder wrapped it; undefined for other errors. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? errorCodeOf(error.cause) : undefined;
}

/**
 * Whether a code means that the database is temporarily unavailable: connection lost (08), out of resources such as
 * disk space (53), statement or idle transaction ended by a time limit, shutting down or starting up.
 */
export const isUnavailableCode = (code: string | undefined): boolean =>
  /^(08...|53...|57014|57P0[1-5]|25P03|55P03|58...)$/.test(code ?? '');

/** Finds an error of a class among an error and its causes, because the query builder wraps errors of the database. */
export function findCause<T>(error: unknown, type: abstract new (...parameters: never[]) => T): T | undefined {
  if (error instanceof type) return error;
  return error instanceof Error ? findCause(error.cause, type) : undefined;
}

/** PostgreSQL's code for a row that references a row that does not exist. */
export const foreignKeyViolation = '23503';

/** Codes for numbers and times that are out of range or malformed. */
const outOfRange = new Set(['22003', '22007', '22008', '22009', '22P02']);

/** Whether the database refused a value, such as the year 0 or a value from a tampered cursor. */
export const isOutOfRange = (error: unknown): boolean => outOfRange.has(errorCodeOf(error) ?? '');

/** Whether a row violated the unique index of this name. */
export function isTaken(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('constraint' in error && error.constraint === index) return true;
  return 'cause' in error && isTaken(error.cause, index);
}
