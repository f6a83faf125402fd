import type { OperationId } from '@fanlight/sdk/operations';

/**
 * An operation that no page of the app calls. `host`: others call it; `sdk`: the SDK calls it for the app; `twin`: the app
 * calls an operation that does the same; `reference`: data for integrators; `later`: its screen is still missing.
 */
export interface NotCalled {
  operation: OperationId;
  kind: 'host' | 'sdk' | 'twin' | 'reference' | 'later';
  reason: string;
}

/** Returns the answered operations that the app does not call, and that have no reason. */
export function findUncalled(
  answered: readonly OperationId[],
  called: readonly OperationId[],
  notCalled: readonly NotCalled[],
): OperationId[] {
  const known = new Set([...called, ...notCalled.map(({ operation }) => operation)]);
  return answered.filter((id) => !known.has(id));
}
