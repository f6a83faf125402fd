export { geoHandlers } from './handlers.ts';
