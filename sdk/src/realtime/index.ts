export { applyEvent, bindRealtime } from './apply.ts';
export { changeCached, changeLists } from './cache.ts';
export { createRealtime, type Realtime, type RealtimeOptions, type RealtimeStatus } from './realtime.ts';
export {
  type LoadSocket,
  type RealtimeSource,
  type SocketOptions,
  type SourceConnection,
  type SourceListeners,
  socketSource,
} from './source.ts';
export { BufferOverflowError, type StreamOptions } from './stream.ts';
