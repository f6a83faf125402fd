export { createOperatorRoles, type OperatorRoles } from './granting.ts';
export { operatorHandlers } from './handlers.ts';
