import { type AddressInfo, createServer, Socket } from 'node:net';

/** The modes of the proxy. */
export type ProxyMode =
  /** Forwards everything. */
  | 'open'
  /** Resets new connections. */
  | 'refusing'
  /** Accepts connections and never responds. Connections that are open also become silent. */
  | 'silent';

/** A TCP proxy on the loopback interface. Tests can break its connections. */
export interface TcpProxy {
  port: number;
  /** The number of bytes that clients have sent. */
  readonly receivedBytes: number;
  setMode(mode: ProxyMode): void;
  /** Resets all connections, or a fraction of them. */
  cut(share?: number): void;
  close(): Promise<void>;
}

/** Starts a proxy for a port of 127.0.0.1. */
export async function startProxy(target: number): Promise<TcpProxy> {
  let mode: ProxyMode = 'open';
  let receivedBytes = 0;
  const near = new Set<Socket>();
  const server = createServer((client) => {
    if (mode === 'refusing') return client.resetAndDestroy();
    near.add(client);
    const upstream = new Socket();
    client
      .on('error', () => undefined)
      .on('close', () => {
        near.delete(client);
        upstream.destroy();
      });
    // Bytes that arrive in silent mode are dropped. The connection therefore stays silent afterwards.
    let isSilent = mode === 'silent';
    const pass = (to: Socket) => (chunk: Buffer) => {
      isSilent ||= mode === 'silent';
      if (!isSilent) to.write(chunk);
    };
    client.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
    });
    client.on('data', pass(upstream));
    if (isSilent) return;
    upstream
      .on('error', () => undefined)
      .on('close', () => {
        if (!isSilent) client.destroy();
      });
    upstream.on('data', pass(client));
    upstream.connect(target, '127.0.0.1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get receivedBytes() {
      return receivedBytes;
    },
    setMode(next) {
      mode = next;
    },
    cut(share = 1) {
      for (const socket of near) if (Math.random() < share) socket.resetAndDestroy();
    },
    close() {
      for (const socket of near) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
