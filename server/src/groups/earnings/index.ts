export { earningsHandlers } from './handlers.ts';
export { toDays, toPeriod } from './periods.ts';
