import type { FormResult } from '@fanlight/components/primitives';
import { ApiError, type Client } from '@fanlight/sdk';
import type { KnownErrorCode } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { toPaymentResult } from './failures.ts';
import { CardRefused } from './gateway.ts';
import {
  type PaymentCall,
  type PaymentOperation,
  type PaymentResponse,
  paymentOperations,
} from './payment-operations.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** The parts that each kind of payment defines: the call, the fields of its form, and its errors. */
export interface PaymentOptions<
  Operation extends PaymentOperation,
  Values extends object,
  Field extends string,
  Problem extends string,
> {
  /**
   * The id of the paid item, if the values don't contain it. It distinguishes payments with equal values for two items.
   */
  targetId?: string;
  /** Calls the operation. A retry with the same values gets the same `idempotencyKey`. */
  send: (call: PaymentCall<Operation>, values: Values, idempotencyKey: string) => Promise<PaymentResponse<Operation>>;
  /**
   * Called after the server accepted the payment, for the remaining steps, such as the bank's authentication.
   *
   * @throws {CardRefused} if the authentication failed
   */
  complete?: (response: PaymentResponse<Operation>) => Promise<PaymentResponse<Operation>>;
  /** Fields of the form that can show their own error. */
  fields?: readonly Field[];
  /** The error codes which mean that the page shows outdated data and that nothing was charged. */
  problems?: Partial<Record<KnownErrorCode, Problem>>;
  /** Fetches the outdated data again. */
  onStale?: () => void;
}

export interface Payment<Operation extends PaymentOperation, Values, Field extends string, Problem> {
  /**
   * Pays with the values of the form.
   *
   * @throws the exceptions of the SDK, and {@link CardRefused}
   */
  pay: (values: Values) => Promise<PaymentResponse<Operation>>;
  /**
   * Pays, and returns the result for the form. A failure with one of the `problems` is not part of the result: the
   * dialog shows it.
   */
  submit: (values: Values) => Promise<FormResult<Field>>;
  receipt: PaymentResponse<Operation> | undefined;
  problem: Problem | undefined;
}

/**
 * Whether the viewer may have been charged. A retry must then send the same key. A 5xx response does not exclude a
 * charge: a proxy may have stopped waiting for the server.
 */
const isUnsettled = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/**
 * Returns the call of an operation. TypeScript can't infer that the options belong to the operation; the type
 * `PaymentCall` ensures it.
 */
const callOf = <Operation extends PaymentOperation>(client: Client, operation: Operation, idempotencyKey: string) =>
  ((options) =>
    client.call(paymentOperations[operation].route, { ...options, idempotencyKey } as never)) as PaymentCall<Operation>;

/**
 * Pays with an operation of the contract. All payments of the app use this hook. It ensures that a retry never charges
 * twice (rule W4), that the queries which the contract names are invalidated, and that failures have the same messages
 * everywhere. For a new kind of payment, add a line to `payment-operations.ts` and pass its `options`; this hook does
 * not change. A dialog uses `usePaymentDialog`, which lets the viewer top up (CONTRIBUTING, "A payment").
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
  const { targetId, send, complete, fields = [], problems, onStale } = options;
  const { t } = useTranslation(['payments', 'common']);
  const { client } = useServices();
  const paymentKey = useIdempotencyKey();
  const [problem, setProblem] = useState<Problem>();
  const { mutateAsync, data } = useMutation({
    mutationKey: paymentOperations[operation].keyOf(),
    mutationFn: async (values: Values): Promise<PaymentResponse<Operation>> => {
      const idempotencyKey = paymentKey.keyFor({ operation, targetId, values });
      const call = callOf(client, operation, idempotencyKey);
      const response = await send(call, values, idempotencyKey).catch((error) => {
        if (!isUnsettled(error)) paymentKey.settle();
        throw error;
      });
      paymentKey.settle();
      return complete ? complete(response) : response;
    },
  });
  const submit = async (values: Values): Promise<FormResult<Field>> => {
    setProblem(undefined);
    try {
      await mutateAsync(values);
      return { ok: true };
    } catch (error) {
      if (error instanceof CardRefused) return { error: error.message };
      const problemOfError = error instanceof ApiError ? problems?.[error.code as KnownErrorCode] : undefined;
      if (!problemOfError) return toPaymentResult(error, fields, t);
      setProblem(problemOfError);
      onStale?.();
      return { ok: true };
    }
  };
  return { pay: mutateAsync, submit, receipt: data, problem };
}
