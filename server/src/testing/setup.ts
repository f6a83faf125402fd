import { api, type CallOptions } from '@fanlight/sdk';
import { createTestEngine, type TestEngine, type TestOptions } from './index.ts';
import { createFan, createPerformer, giveTokens, type Person } from './people.ts';

/** Options of {@link createEngineWithPeople}. */
export interface SetupOptions {
  /** The fan's tokens in integer hundredths; by default 0. */
  tokens?: number;
  /** The subscription prices of the performer; by default there are none. */
  prices?: CallOptions<'updateMyPerformer'>['body'];
  engine?: TestOptions;
}

/** Creates an engine with the two users that most tests need: the performer `mara.clay` and the fan `noor`. */
export async function createEngineWithPeople({ tokens = 0, prices, engine: options }: SetupOptions = {}): Promise<{
  engine: TestEngine;
  mara: Person;
  noor: Person;
}> {
  const engine = await createTestEngine(options);
  const mara = await createPerformer(engine, 'mara.clay');
  const noor = await createFan(engine, 'noor');
  if (prices) await mara.client.call(api.updateMyPerformer, { body: prices });
  if (tokens > 0) await giveTokens(engine, noor.id, tokens);
  return { engine, mara, noor };
}

/** Publishes a post. By default, it is public and free. Returns the id of the post. */
export async function publishPost(
  { client }: Person,
  body: Partial<CallOptions<'createFeed'>['body']> = {},
): Promise<string> {
  const post = { text: 'Kiln at dawn.', audience: 'public' as const, ...body };
  return (await client.call(api.createFeed, { body: post }))._id;
}
