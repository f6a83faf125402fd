/** The connection to another process, which is a child or the parent. */
interface Channel {
  on(event: 'message', listener: (message: Message) => void): unknown;
  send?(message: Message): boolean;
}

type Message =
  | { kind: 'call'; number: number; name: string; args: unknown[] }
  | { kind: 'result'; number: number; result: unknown };

type Functions = { [name: string]: (...args: never[]) => Promise<unknown> };

/**
 * Lets a process and its child call functions of each other.
 *
 * @param own - the functions that the other process may call; if one throws, this process ends
 * @returns the functions of the other process
 */
export function connect<Others extends object>(channel: Channel, own: object): Others {
  const waiting = new Map<number, (result: unknown) => void>();
  let calls = 0;
  channel.on('message', async (message) => {
    if (message.kind === 'result') {
      waiting.get(message.number)?.(message.result);
      waiting.delete(message.number);
      return;
    }
    const result = await (own as Functions)[message.name]?.(...(message.args as never[]));
    channel.send?.({ kind: 'result', number: message.number, result });
  });
  return new Proxy({} as Others, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        new Promise((resolve) => {
          calls += 1;
          waiting.set(calls, resolve);
          channel.send?.({ kind: 'call', number: calls, name: String(name), args });
        }),
  });
}
