import { everywhere, type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import type { ZodMiniType } from 'zod/mini';
import { compileExact, type IsExact } from './exact-response.ts';
import { ApiFailure } from './failure.ts';

/** Returns the fields of a response that are not in the contract, as dotted paths. */
function unnamedFields(response: unknown, stripped: unknown, path = ''): string[] {
  if (Array.isArray(response) && Array.isArray(stripped)) {
    return response.flatMap((item, index) => unnamedFields(item, stripped[index], `${path}[${index}]`));
  }
  if (typeof response !== 'object' || response === null || typeof stripped !== 'object' || stripped === null) return [];
  return Object.entries(response).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const at = path ? `${path}.${name}` : name;
    return Object.hasOwn(stripped, name) ? unnamedFields(value, (stripped as Record<string, unknown>)[name], at) : [at];
  });
}

/** Thrown if a response violates the contract, which is a defect of the server. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/**
 * Checks that an error code is one of those that the contract names for an operation.
 *
 * @throws {ContractViolation} if it is not
 */
export function requireNamedFailure(id: OperationId, error: unknown): void {
  if (!(error instanceof ApiFailure)) return;
  const { errors }: Operation = operations[id];
  if (![...errors, ...everywhere].includes(error.code))
    throw new ContractViolation(`${id} fails with ${error.code}, which the contract does not name.`, { cause: error });
}

const exactChecks = new Map<OperationId, IsExact | undefined>();

/**
 * Whether a response matches the contract exactly, as nearly all responses do. Only the other responses need the slower
 * validator.
 */
function isExact(id: OperationId, validator: ZodMiniType, response: unknown): boolean {
  if (!exactChecks.has(id)) exactChecks.set(id, compileExact(validator));
  return exactChecks.get(id)?.(response) ?? false;
}

/**
 * Validates a response against the contract. Removes unknown fields. With `isStrict`, refuses unknown fields.
 *
 * @throws {ContractViolation} if the response violates the contract
 */
export function checkResponse(id: OperationId, response: unknown, isStrict: boolean): unknown {
  const validator = (bindings[id] as Binding).response;
  if (!validator || isExact(id, validator, response)) return response;
  const result = validator.safeParse(response);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ContractViolation(`${id}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (isStrict) {
    const extra = unnamedFields(response, result.data);
    if (extra.length > 0)
      throw new ContractViolation(`${id} returns fields that the contract does not name: ${extra.join(', ')}`);
  }
  return result.data;
}
