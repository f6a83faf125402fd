import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';

/** Operations that the contract marks as planned (`x-status: planned`); they have no handler. */
export type NotYet = {
  [Id in OperationId]: (typeof operations)[Id]['isPlanned'] extends true ? Id : never;
}[OperationId];

/** The planned operations. Don't add any: new operations have a handler. */
export const notYet = (Object.keys(operations) as OperationId[]).filter((id): id is NotYet => isNotYet(id));

/** Whether an operation is planned. It checks the caller's role like all others, and then answers 501. */
export function isNotYet(id: OperationId): boolean {
  const { isPlanned }: Operation = operations[id];
  return isPlanned;
}
