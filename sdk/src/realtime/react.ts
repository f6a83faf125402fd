export { applyEvent, bindRealtime } from './apply.ts';
export { changeCached, changeLists } from './cache.ts';
export { addMessage } from './messages.ts';
