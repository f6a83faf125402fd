import { newIdempotencyKey } from '@fanlight/sdk';
import { useRef } from 'react';

/** One intention to pay, however often it is sent. */
export interface Intention {
  /** The `Idempotency-Key` of these values: the same one until the server has answered, or other values come. */
  keyFor(values: object): string;
  /** The server has answered: what comes next is another intention. */
  settle(): void;
}

/** So that a repeated click, and a second try after a broken connection, never charge twice (rule W4). */
export function useIntention(): Intention {
  const kept = useRef<{ values: string; key: string }>(undefined);
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (kept.current?.values !== text) kept.current = { values: text, key: newIdempotencyKey() };
      return kept.current.key;
    },
    settle() {
      kept.current = undefined;
    },
  };
}
