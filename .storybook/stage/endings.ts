import type { Ending } from './protocol.ts';

/** Fields with a time at which something ends or happens. */
const ending =
  /^(endsAt|expiresAt|closesAt|renewsAt|paidThroughAt|subscribedUntil|payableAt|nextReleaseAt|dueAt|publishAt|newPriceAt)$/;
const maxDepth = 8;

/** Returns the future times of a response's fields, the earliest of each field. */
export function findEndings(operation: string, body: unknown, nowMs: number): Ending[] {
  const found = new Map<string, number>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    for (const [key, field] of Object.entries(value)) {
      const atMs = typeof field === 'string' && ending.test(key) ? Date.parse(field) : 0;
      if (atMs > nowMs) found.set(key, Math.min(atMs, found.get(key) ?? atMs));
      else visit(field, depth + 1);
    }
  };
  visit(body, 0);
  return [...found].map(([field, atMs]) => ({ name: `${field} of ${operation}`, atMs }));
}
