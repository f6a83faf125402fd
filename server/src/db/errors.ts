/**
 * Returns PostgreSQL's code of an error, even if the query builder has wrapped the error. Undefined for other errors.
 */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? errorCodeOf(error.cause) : undefined;
}

/**
 * Whether a code means that the database is temporarily unavailable. The connection is lost (08), a resource such as
 * disk space is exhausted (53), a time limit has ended a statement or an idle transaction, or the database is shutting
 * down or starting.
 */
export const isUnavailableCode = (code: string | undefined): boolean =>
  /^(08...|53...|57014|57P0[1-5]|25P03|55P03|58...)$/.test(code ?? '');

/** Finds an error of a class in an error and its causes, because the query builder wraps errors of the database. */
export function findCause<T>(error: unknown, type: abstract new (...parameters: never[]) => T): T | undefined {
  if (error instanceof type) return error;
  return error instanceof Error ? findCause(error.cause, type) : undefined;
}

/** PostgreSQL's code for a row that references another row that does not exist. */
export const foreignKeyViolation = '23503';

/** PostgreSQL's codes for numbers and times that are malformed or out of range. */
const outOfRange = new Set(['22003', '22007', '22008', '22009', '22P02']);

/** Whether the database has refused a value, such as the year 0, or a value from a cursor that a client has changed. */
export const isOutOfRange = (error: unknown): boolean => outOfRange.has(errorCodeOf(error) ?? '');

/** Whether a row has violated the unique index with this name. */
export function isTaken(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('constraint' in error && error.constraint === index) return true;
  return 'cause' in error && isTaken(error.cause, index);
}
