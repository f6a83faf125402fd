import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';

interface Validator {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { message: string } };
}

/**
 * Returns how a value violates a validator: by the validator's error, or by unknown fields. Undefined if it is valid.
 */
export function problemOf(validator: Validator, value: unknown): string | undefined {
  const result = validator.safeParse(value);
  if (!result.success) return result.error?.message ?? 'invalid';
  // The validators of responses remove unknown fields.
  return isDeepStrictEqual(result.data, value) ? undefined : `has unknown fields: ${JSON.stringify(value)}`;
}

/** Returns how a successful response violates the contract; undefined if it is valid. */
export async function problemOfResponse(id: OperationId, response: Response): Promise<string | undefined> {
  const { status, response: type } = operations[id];
  if (response.status !== status) return `${id} responds with ${response.status} instead of ${status}`;
  if (type !== 'json') return undefined;
  const { response: validator } = bindings[id] as { response: Validator };
  const problem = problemOf(validator, await response.json());
  return problem && `${id}: ${problem}`;
}
