/**
 * Creates a counter with fixed time windows. The counter adds an amount, by default 1, and returns whether the sum is
 * within the limit.
 */
export function createCounter(limit: number, windowMs: number): (amount?: number) => boolean {
  let endsAt = 0;
  let count = 0;
  return (amount = 1) => {
    const now = performance.now();
    if (now >= endsAt) {
      endsAt = now + windowMs;
      count = 0;
    }
    count += amount;
    return count <= limit;
  };
}
