import { api } from '@fanlight/sdk';
import type { WireEvent } from '../ports/index.ts';
import type { TestEngine } from './index.ts';
import type { Person } from './people.ts';

/** Opens the conversation of a user with another. Returns its id. */
export async function openConversation({ client }: Person, other: Person): Promise<string> {
  const body = { source: 'user' as const, sourceId: other.id };
  return (await client.call(api.createConversation, { body }))._id;
}

/** Sends a message. */
export const sendMessage = ({ client }: Person, id: string, text: string, clientKey?: string) =>
  client.call(api.sendMessage, { params: { id }, body: { text, ...(clientKey && { clientKey }) } });

/** Opens a realtime connection of a user. `received` contains the events that the server has sent. */
export async function connect(engine: TestEngine, { token }: Person) {
  const received: WireEvent[] = [];
  const connection = engine.connect({ token: '', send: (event) => received.push(event), close: () => {} });
  await connection.receive('auth/login', { token });
  return { ...connection, received, names: () => received.map(({ name }) => name) };
}
