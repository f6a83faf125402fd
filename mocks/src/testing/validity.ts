import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';

interface Validator {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { message: string } };
}

/** What is wrong with a value: against its validator, or that it has fields of which the validator knows nothing. */
export function problemOf(validator: Validator, value: unknown): string | undefined {
  const result = validator.safeParse(value);
  if (!result.success) return result.error?.message ?? 'invalid';
  // Validators of answers leave out what the contract does not name.
  return isDeepStrictEqual(result.data, value) ? undefined : `has unknown fields: ${JSON.stringify(value)}`;
}

/** What is wrong with the answer of an operation that succeeded. */
export async function problemOfAnswer(id: OperationId, response: Response): Promise<string | undefined> {
  const { status, answer } = operations[id];
  if (response.status !== status) return `${id} answers ${response.status} instead of ${status}`;
  if (answer !== 'json') return undefined;
  const { response: validator } = bindings[id] as { response: Validator };
  const problem = problemOf(validator, await response.json());
  return problem && `${id}: ${problem}`;
}
