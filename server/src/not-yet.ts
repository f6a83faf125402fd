import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';

/** Operations that the contract marks as planned (`x-status: planned`): they have no handler. */
export type NotYet = {
  [Id in OperationId]: (typeof operations)[Id]['isPlanned'] extends true ? Id : never;
}[OperationId];

/** The planned operations. The list only shrinks: a new operation comes with its handler. */
export const notYet = (Object.keys(operations) as OperationId[]).filter((id): id is NotYet => isNotYet(id));

/** Whether an operation is planned: it checks who calls and with what, as all do, and then answers 501. */
export function isNotYet(id: OperationId): boolean {
  const { isPlanned }: Operation = operations[id];
  return isPlanned;
}
