export type { RealtimeStatus } from './connection.ts';
export type { PositionStore } from './position.ts';
export { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';
export type { Positions } from './sequence.ts';
export {
  type LoadSocket,
  type RealtimeSource,
  type SocketOptions,
  type SourceConnection,
  type SourceListeners,
  socketSource,
} from './source.ts';
export { BufferOverflowError, type StreamOptions } from './stream.ts';
