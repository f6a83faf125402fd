import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Context, requireViewer } from '../context.ts';
import { ApiFailure } from '../http/failure.ts';

/**
 * The facts that a resolver returns for each kind of `x-access`. `row` is the row on which the operation acts. The
 * handler receives it, and need not read it again.
 */
export interface AccessFacts<Row = unknown> {
  owner: { ownerId: string; row: Row };
  participant: { participantIds: readonly string[]; row: Row };
  entitled: { isEntitled: boolean; row: Row };
}

/** The type of all resolvers. */
export type AnyAccessResolver = (
  context: Context,
  input: never,
) => Promise<AccessFacts[keyof AccessFacts] | null | undefined>;

function isAllowed(facts: AccessFacts[keyof AccessFacts], userId: string): boolean {
  if ('ownerId' in facts) return facts.ownerId === userId;
  return 'participantIds' in facts ? facts.participantIds.includes(userId) : facts.isEntitled;
}

/**
 * Enforces `x-access` (rule A5), after the input was validated and before the handler is called. The owner of a row
 * never changes, so it is not checked again. The transaction of the handler checks whether the row still exists. A
 * resolver finds nothing if the row is hidden from the viewer (rule A4), so that the error does not reveal that the row
 * exists.
 *
 * @returns the row for the handler; undefined for an operation without a resolver
 * @throws {ApiFailure} `NOT_FOUND` if the resolver finds nothing. Without access, `NOT_ENTITLED` for `entitled`, and
 *   `FORBIDDEN` for `owner` and `participant`
 */
export async function requireAccess(
  id: OperationId,
  resolvers: Readonly<Partial<Record<OperationId, AnyAccessResolver>>>,
  context: Context,
  input: unknown,
): Promise<unknown> {
  const resolve = resolvers[id];
  if (!resolve) return undefined;
  const facts = await resolve(context, input as never);
  if (!facts) throw new ApiFailure('NOT_FOUND');
  const { access }: Operation = operations[id];
  if (!isAllowed(facts, requireViewer(context).userId))
    throw new ApiFailure(access === 'entitled' ? 'NOT_ENTITLED' : 'FORBIDDEN');
  return facts.row;
}
