export { eventsAccess, eventsHandlers } from './handlers.ts';
export { channelPolicies } from './policies.ts';
