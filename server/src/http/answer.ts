import type { OperationId } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';

/** Fields that an answer has beyond the contract, as dotted paths. */
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

/** An answer that is not what the contract says: a fault of the server. */
export class AnswerFault extends Error {
  override readonly name = 'AnswerFault';
}

/**
 * Passes an answer through the contract: what it does not name is stripped, or with `isStrict` fails.
 *
 * @throws {AnswerFault} when the shape is wrong
 */
export function checkAnswer(id: OperationId, answer: unknown, isStrict: boolean): unknown {
  const validator = (bindings[id] as Binding).response;
  if (!validator) return answer;
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
