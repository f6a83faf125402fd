export { dropFollows, followsHandlers } from './handlers.ts';
