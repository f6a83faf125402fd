import { type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import type { Ports } from '../ports/index.ts';
import type { BodyShare } from './body-budget.ts';
import { ApiFailure } from './failure.ts';
import { findInvalidValues, toFieldErrors } from './field-messages.ts';
import { emptyForm, type Incoming, readFields, readForm, readJson, readQuery, readText } from './read.ts';

/** Refuses all query parameters if the operation has no query. */
function refuseUnknown(part: 'params' | 'query' | 'body', value: unknown): unknown {
  const names = part === 'query' ? Object.keys(value as object) : [];
  if (names.length === 0) return value;
  const fields = names.slice(0, 100).map((path) => ({ path, reason: 'UNKNOWN_FIELD' as const }));
  throw new ApiFailure('VALIDATION_FAILED', { fields });
}

function check(id: OperationId, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const invalid = findInvalidValues(value);
  if (invalid.length > 0) throw new ApiFailure('VALIDATION_FAILED', { fields: invalid });
  const validator = (bindings[id] as Binding)[part];
  if (!validator) return refuseUnknown(part, value);
  const result = validator.safeParse(value, { reportInput: true });
  if (!result.success) throw new ApiFailure('VALIDATION_FAILED', { fields: toFieldErrors(result.error.issues) });
  return result.data;
}

/**
 * Reads the input of an operation, and validates it against the contract.
 *
 * @param params the parameters in the path
 * @param call.memory the memory that is reserved for the body; the engine releases it
 * @throws {ApiFailure} if the input violates the contract; `UNAVAILABLE` if other bodies use up the memory
 */
export async function readInput(
  id: OperationId,
  request: Request,
  params: Record<string, string>,
  { ports, files: incoming, memory }: { ports: Ports; files: Incoming; memory: BodyShare },
) {
  const { body: kind, files } = operations[id];
  const query = readQuery(new URL(request.url), (bindings[id] as Binding).query);
  const checked = { params: check(id, 'params', params), query: check(id, 'query', query) };
  const readBody = (maximum: number) => readText(request, memory, maximum);
  if (kind === 'multipart') {
    const form = await readForm(request, { multipart: ports.multipart, incoming, memory }, files);
    const fields = readFields(form.fields, (bindings[id] as Binding).body);
    return { ...checked, body: check(id, 'body', fields), form, request, readText: readBody };
  }
  const body = kind === 'json' ? check(id, 'body', await readJson(request, memory)) : undefined;
  return { ...checked, body, form: emptyForm(), request, readText: readBody };
}
