import { newIdempotencyKey } from '@fanlight/sdk';
import { useRef } from 'react';

/** The `Idempotency-Key` of one payment, for all of its attempts. */
export interface PaymentKey {
  /** Returns the same key until the payment is settled or the values change. */
  keyFor(values: object): string;
  /** The result of the payment is known: the next payment gets a new key. */
  settle(): void;
}

/** Ensures that a repeated click, and a retry after a broken connection, charge only once (rule W4). */
export function useIdempotencyKey(): PaymentKey {
  const lastKey = useRef<{ values: string; key: string }>(undefined);
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (lastKey.current?.values !== text) lastKey.current = { values: text, key: newIdempotencyKey() };
      return lastKey.current.key;
    },
    settle() {
      lastKey.current = undefined;
    },
  };
}
