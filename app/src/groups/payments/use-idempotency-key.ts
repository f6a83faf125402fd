import { newIdempotencyKey } from '@fanlight/sdk';
import { useRef } from 'react';

/** The `Idempotency-Key` of a payment. All attempts of the payment send the same key. */
export interface PaymentKey {
  /** Returns the same key until the payment is settled or the values change. */
  keyFor(values: object): string;
  /** Marks the payment as completed or refused, so that the next payment gets a new key. */
  settle(): void;
}

/**
 * Returns the key of the current payment. It ensures that a repeated click, or a retry after a lost connection, does
 * not charge again (rule W4).
 */
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
