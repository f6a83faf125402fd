export { uploadsHandlers } from './handlers.ts';
