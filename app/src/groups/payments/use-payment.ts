import type { FormResult } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import type { KnownErrorCode } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPaymentResult } from './failures.ts';
import { CardRefused } from './gateway.ts';
import {
  type PaymentAnswer,
  type PaymentCall,
  type PaymentOperation,
  paymentOperations,
} from './payment-operations.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** What is special about one kind of payment. */
export interface PaymentOptions<
  Operation extends PaymentOperation,
  Values extends object,
  Field extends string,
  Problem extends string,
> {
  /** The id of what is paid for, where the values don't name it: equal values for two items are two payments. */
  of?: string;
  /** Calls the operation. `idempotencyKey` is the same one for a retry of the same values. */
  send: (call: PaymentCall<Operation>, values: Values, idempotencyKey: string) => Promise<PaymentAnswer<Operation>>;
  /**
   * What has to happen after the server accepted it, such as the bank's authentication.
   *
   * @throws {CardRefused} when that fails
   */
  complete?: (answer: PaymentAnswer<Operation>) => Promise<PaymentAnswer<Operation>>;
  /** The fields of the form, whose errors are shown in place. */
  fields?: readonly Field[];
  /** The error codes that say that nothing was charged because what is shown is out of date. */
  problems?: Partial<Record<KnownErrorCode, Problem>>;
  /** Reads again what is out of date. */
  onStale?: () => void;
}

/** A payment of one kind, and its result. */
export interface Payment<Operation extends PaymentOperation, Values, Field extends string, Problem> {
  /** Pays for what the values say. @throws what the SDK throws, and {@link CardRefused} */
  pay: (values: Values) => Promise<PaymentAnswer<Operation>>;
  /** Pays, and answers as a form shows it; a problem counts as answered. */
  submit: (values: Values) => Promise<FormResult<Field>>;
  receipt: PaymentAnswer<Operation> | undefined;
  problem: Problem | undefined;
}

/**
 * Whether an error leaves open if something was charged: then a retry has to carry the same key. A server error may come
 * from a proxy that gave up waiting.
 */
const isUnsettled = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** The operation with arguments that TypeScript can't follow through its name; `PaymentCall` has checked them. */
const operationOf = <Operation extends PaymentOperation>(operation: Operation) =>
  paymentOperations[operation].send as (...request: unknown[]) => Promise<PaymentAnswer<Operation>>;

/**
 * Pays by an operation of the contract: every payment of the app goes through here, so that a retry never charges twice
 * (rule W4), what the contract declares is invalidated, and failures read the same everywhere.
 *
 * A new kind of payment (message, ticket, request, payout) is a line in `payment-operations.ts` and the `options`; this
 * hook stays as it is. A dialog uses `usePaymentDialog`, which adds topping up (CONTRIBUTING, "A payment").
 */
export function usePayment<
  Operation extends PaymentOperation,
  Values extends object,
  Field extends string = never,
  Problem extends string = never,
>(
  operation: Operation,
  options: PaymentOptions<Operation, Values, Field, Problem>,
): Payment<Operation, Values, Field, Problem> {
  const { of, send, complete, fields = [], problems, onStale } = options;
  const { t } = useTranslation(['payments', 'common']);
  const paymentKey = useIdempotencyKey();
  const [problem, setProblem] = useState<Problem>();
  const { mutateAsync, data } = useMutation({
    mutationKey: paymentOperations[operation].keyOf(),
    mutationFn: async (values: Values): Promise<PaymentAnswer<Operation>> => {
      const idempotencyKey = paymentKey.keyFor({ operation, of, values });
      const call = (...request: unknown[]) => operationOf(operation)(...request, { idempotencyKey });
      const answer = await send(call as PaymentCall<Operation>, values, idempotencyKey).catch((error) => {
        if (!isUnsettled(error)) paymentKey.settle();
        throw error;
      });
      paymentKey.settle();
      return complete ? complete(answer) : answer;
    },
  });
  const submit = async (values: Values): Promise<FormResult<Field>> => {
    setProblem(undefined);
    try {
      await mutateAsync(values);
      return { ok: true };
    } catch (error) {
      if (error instanceof CardRefused) return { error: error.message };
      const known = error instanceof ApiError ? problems?.[error.code as KnownErrorCode] : undefined;
      if (!known) return toPaymentResult(error, fields, t);
      setProblem(known);
      onStale?.();
      return { ok: true };
    }
  };
  return { pay: mutateAsync, submit, receipt: data, problem };
}
