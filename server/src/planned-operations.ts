import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';

/** The operations that the contract marks as planned (`x-status: planned`). They have no handler. */
export type PlannedOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['isPlanned'] extends true ? Id : never;
}[OperationId];

/** The ids of the planned operations. No operation may be added, because new operations must have a handler. */
export const plannedOperations = (Object.keys(operations) as OperationId[]).filter((id): id is PlannedOperationId =>
  isPlannedOperation(id),
);

/** Whether an operation is planned. The engine checks the role of the viewer, and then responds with 501. */
export function isPlannedOperation(id: OperationId): boolean {
  const { isPlanned }: Operation = operations[id];
  return isPlanned;
}
