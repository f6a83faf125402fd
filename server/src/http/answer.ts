import { everywhere, type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import type { ZodMiniType } from 'zod/mini';
import { compileExact, type IsExact } from './exact-answer.ts';
import { ApiFailure } from './failure.ts';

/** Fields of an answer that the contract does not name, as dotted paths. */
function unnamedFields(answer: unknown, stripped: unknown, path = ''): string[] {
  if (Array.isArray(answer) && Array.isArray(stripped)) {
    return answer.flatMap((item, index) => unnamedFields(item, stripped[index], `${path}[${index}]`));
  }
  if (typeof answer !== 'object' || answer === null || typeof stripped !== 'object' || stripped === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const at = path ? `${path}.${name}` : name;
    return Object.hasOwn(stripped, name) ? unnamedFields(value, (stripped as Record<string, unknown>)[name], at) : [at];
  });
}

/** An answer that violates the contract: a defect of the server. */
export class AnswerFault extends Error {
  override readonly name = 'AnswerFault';
}

/**
 * Requires that the contract names the error code of an operation.
 *
 * @throws {AnswerFault} if it does not
 */
export function requireNamedFailure(id: OperationId, error: unknown): void {
  if (!(error instanceof ApiFailure)) return;
  const { errors }: Operation = operations[id];
  if (![...errors, ...everywhere].includes(error.code))
    throw new AnswerFault(`${id} fails with ${error.code}, which the contract does not name.`, { cause: error });
}

const exactChecks = new Map<OperationId, IsExact | undefined>();

/** Whether an answer matches the contract exactly, as nearly all do; the slower validator handles the others. */
function isExact(id: OperationId, validator: ZodMiniType, answer: unknown): boolean {
  if (!exactChecks.has(id)) exactChecks.set(id, compileExact(validator));
  return exactChecks.get(id)?.(answer) ?? false;
}

/**
 * Validates an answer by the contract: unknown fields are removed or, with `isStrict`, refused.
 *
 * @throws {AnswerFault} if the answer violates the contract
 */
export function checkAnswer(id: OperationId, answer: unknown, isStrict: boolean): unknown {
  const validator = (bindings[id] as Binding).response;
  if (!validator || isExact(id, validator, answer)) return answer;
  const result = validator.safeParse(answer);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new AnswerFault(`${id}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (isStrict) {
    const extra = unnamedFields(answer, result.data);
    if (extra.length > 0)
      throw new AnswerFault(`${id} answers fields that the contract does not name: ${extra.join(', ')}`);
  }
  return result.data;
}
