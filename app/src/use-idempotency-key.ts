import { newIdempotencyKey } from '@fanlight/sdk';
import { useRef } from 'react';

/** The `Idempotency-Key` of one payment, however often it is sent. */
export interface PaymentKey {
  /** The key of these values: the same one until the server has answered, or the values change. */
  keyFor(values: object): string;
  /** The server has answered: the next payment gets another key. */
  settle(): void;
}

/** So that a repeated click, and a second try after a broken connection, never charge twice (rule W4). */
export function useIdempotencyKey(): PaymentKey {
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
