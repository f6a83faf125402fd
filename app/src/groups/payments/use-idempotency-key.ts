import { newIdempotencyKey } from '@fanlight/sdk';
import { useRef } from 'react';

/** The `Idempotency-Key` of one payment, however often it is sent. */
export interface PaymentKey {
  /** The key of these values: the same one until the payment is settled, or the values change. */
  keyFor(values: object): string;
  /** It is known what became of the payment: the next one gets another key. */
  settle(): void;
}

/** A repeated click, and a retry after a broken connection, charge once (rule W4). */
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
