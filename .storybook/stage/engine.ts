// Runs the true engine, which is the engine of the server, in the page of a story. The module is imported lazily,
// because the engine and its database have several megabytes.
import { login } from '@fanlight/sdk';
import { demoPassword } from '../../mocks/src/demo/logins.ts';
import { createPlatform } from '../../mocks/src/engine.ts';
import { demoUrl, fetchDemo } from './demo.ts';
import { createLine } from './line.ts';
import { people } from './people.ts';
import type { StagePlatform } from './platform.ts';

/** Starts the engine with the data of the demo, in memory. */
export async function startEngine(): Promise<StagePlatform> {
  const { engine, handlers, createClient, realtimeSource } = await createPlatform({
    name: null,
    snapshot: async () => (await fetchDemo('database.tar.gz')).blob(),
    filesBase: `${demoUrl}/files`,
  });
  const line = createLine(realtimeSource);
  let role: keyof typeof people = 'fan';
  const clients = new Map<string, Promise<ReturnType<typeof createClient>>>();

  async function logIn(username: string) {
    const client = createClient();
    await login(client, { credentials: username, password: demoPassword });
    return client;
  }
  /** Returns the client of a person, with one session for all their calls. */
  function clientOf(username: string) {
    const client = clients.get(username) ?? logIn(username);
    clients.set(username, client);
    return client;
  }
  return {
    line,
    source: line.source,
    createClient,
    below: handlers,
    above: [],
    async getToken(viewer) {
      role = viewer === 'performer' ? 'performer' : 'fan';
      const client = await clientOf(people[role].viewer);
      return client.transport.token.get() ?? '';
    },
    listActs: () => Object.keys(people[role].acts),
    async act(name) {
      const { other, acts } = people[role];
      const run = (acts as Record<string, (typeof acts)[keyof typeof acts]>)[name];
      return run ? run(await clientOf(other)) : '';
    },
    async catchUp() {
      await engine.runDue();
      await engine.settle();
    },
    stop: () => engine.stop(),
  };
}
