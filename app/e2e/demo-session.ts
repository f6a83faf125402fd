import { api, type Client, createClient, login, memoryTokenStore } from '@fanlight/sdk';

/** A client of a demo user. */
export interface DemoSession {
  client: Client;
  /** The value of the user's cookie `token`. */
  token: string;
}

/**
 * Logs in to a host with the demo data.
 *
 * @param origin - the origin of the host
 * @param credentials - a username: `noor` is a fan, and `mara.clay` is a performer
 */
export async function logInToDemo(origin: string, credentials: string): Promise<DemoSession> {
  const store = memoryTokenStore();
  const client = createClient({ baseUrl: `${origin}/api`, token: store });
  await login(client, { credentials, password: 'fanlight-demo' });
  return { client, token: store.get() ?? '' };
}

/** Returns the latest posts of mara.clay, as the user of the session sees them. */
export async function listDemoPosts({ client }: DemoSession, limit: number) {
  const { data } = await client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' }, query: { limit } });
  return data;
}
