import { bindRealtime, createRealtime } from '@fanlight/sdk/realtime';
import { client, queryClient } from '../api.ts';
import { realtimeSource } from './source.ts';

/** Opens the connection of who is logged in, and keeps what is cached current by it. Gives back how to close it. */
export function connect(): () => void {
  const source = realtimeSource();
  const realtime = createRealtime({ client, ...(source && { source }) });
  const unbind = bindRealtime(queryClient, realtime);
  void realtime.open();
  return () => {
    unbind();
    realtime.close();
  };
}
