/** PostgreSQL's code of an error, also where the query builder wrapped it; undefined for other errors. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? errorCodeOf(error.cause) : undefined;
}

/** True when a row broke the unique index of that name. */
export function isTaken(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('constraint' in error && error.constraint === index) return true;
  return 'cause' in error && isTaken(error.cause, index);
}
