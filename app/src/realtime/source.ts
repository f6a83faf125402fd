import type { RealtimeSource } from '@fanlight/sdk/realtime';

let source: RealtimeSource | undefined;

/** Takes events from another place than the socket: from the engine, where it runs in this very tab. */
export function setRealtimeSource(next: RealtimeSource): void {
  source = next;
}

/** The source that was set; undefined for Socket.IO. */
export const realtimeSource = (): RealtimeSource | undefined => source;
