import type { RealtimeSource } from '@fanlight/sdk/realtime';

let source: RealtimeSource | undefined;

/** Replaces the socket as the source of events: the engine, when it runs in this tab. */
export function setRealtimeSource(next: RealtimeSource): void {
  source = next;
}

/** The source that was set; undefined for Socket.IO. */
export const realtimeSource = (): RealtimeSource | undefined => source;
