import { api, type Client } from '@fanlight/sdk';
import { type ChargeType, FileVariant } from '@fanlight/sdk/models';
import { charges, subscriptions } from '../db/schema/index.ts';
import type { TestEngine } from './index.ts';
import { createFan, createPerformer, createVisitor, type Person } from './people.ts';

const day = 24 * 60 * 60 * 1000;

/** The viewers of a performer's items, one of each kind. */
export const viewers = [
  ...(['visitor', 'fan', 'follower', 'subscriber', 'lapsed'] as const),
  ...(['buyer', 'blocked', 'owner', 'other performer'] as const),
];
export type Viewer = (typeof viewers)[number];

/** A performer with items, and one viewer of each kind. */
export interface TestViewers {
  owner: Person;
  clients: Record<Viewer, Client>;
  people: Record<Exclude<Viewer, 'visitor'>, Person>;
  /** Inserts a purchase of an item. By default, the payer is the buyer. */
  buy(type: ChargeType, objectId: string, payer?: Person): Promise<void>;
}

async function subscribe({ ports }: TestEngine, userId: string, performerId: string, endsIn: number): Promise<void> {
  const now = ports.clock.now();
  await ports.database.db.insert(subscriptions).values({
    id: ports.ids.next(),
    userId,
    performerId,
    type: 'monthly',
    status: 'cancelled',
    price: 995,
    provider: 'wallet',
    startedAt: now,
    paidThroughAt: new Date(now.getTime() + endsIn),
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates one viewer of each kind. The performer is `mara`. */
export async function createTestViewers(engine: TestEngine): Promise<TestViewers> {
  const owner = await createPerformer(engine, 'mara');
  const people = { owner, 'other performer': await createPerformer(engine, 'ines') } as TestViewers['people'];
  for (const name of ['fan', 'follower', 'subscriber', 'lapsed', 'buyer', 'blocked'] as const)
    people[name] = await createFan(engine, name);
  const clients = { visitor: createVisitor(engine) } as TestViewers['clients'];
  for (const [name, { client }] of Object.entries(people)) clients[name as Viewer] = client;
  for (const name of ['follower', 'blocked'] as const)
    await clients[name].call(api.followPerformer, { params: { id: owner.id } });
  await subscribe(engine, people.subscriber.id, owner.id, 30 * day);
  await subscribe(engine, people.lapsed.id, owner.id, -day);
  await owner.client.call(api.blockUser, { body: { userId: people.blocked.id } });
  return {
    owner,
    clients,
    people,
    async buy(type, objectId, payer = people.buyer) {
      const { database, clock, ids } = engine.ports;
      const amounts = { amount: 800, commission: 160 };
      const sides = { payerId: payer.id, performerId: owner.id };
      await database.db
        .insert(charges)
        .values({ id: ids.next(), ...sides, type, objectId, ...amounts, createdAt: clock.now() });
    },
  };
}

/** Returns the URLs of all files in a response. */
export const fileUrlsIn = (response: unknown): string[] =>
  [...new Set([...JSON.stringify(response).matchAll(/\/api\/files\/[^"]+/g)].map(([url]) => url))].toSorted();

/** Returns the file id in the URL of a file. */
export const fileIdOf = (url: string): string => url.split('/')[3] ?? '';
/** Returns the variant in the URL of a file. */
export const variantOf = (url: string): string => url.split('/')[4]?.split('?')[0] ?? '';

/** Returns the names of all variants of files. */
const variants: string[] = ['original', 'teaser', ...Object.values(FileVariant)];

/** Requests the URL of a file without a session. */
export const openFile = (engine: Pick<TestEngine, 'fetch'>, url: string): Promise<Response> =>
  Promise.resolve(engine.fetch(new Request(`http://localhost${url}`)));

/** Opens the playlists among the URLs of files, and returns all URLs with those in the playlists. */
export async function withPlaylistUrls(engine: Pick<TestEngine, 'fetch'>, urls: string[]): Promise<string[]> {
  const found = [...urls];
  for (const url of found) {
    if (!/^(hls$|playlist-)/.test(variantOf(url))) continue;
    const text = await (await openFile(engine, url)).text();
    for (const [nested] of text.matchAll(/\/api\/files\/[^"\n]+/g)) if (!found.includes(nested)) found.push(nested);
  }
  return found.toSorted();
}

/**
 * Changes the signature, the expiry, the file id or the variant in the URL of a file. Returns the changed URLs that the
 * server still serves, which violates rule A3.
 */
export async function findForgedUrls(
  engine: Pick<TestEngine, 'fetch'>,
  url: string,
  otherFileId: string,
): Promise<string[]> {
  const variant = variantOf(url);
  const altered = url.replace(/signature=(.)/, (_, letter) => `signature=${letter === 'A' ? 'B' : 'A'}`);
  const forged = [
    altered,
    url.replace(/expires=\d+/, 'expires=9999999999'),
    url.replace(fileIdOf(url), otherFileId),
    ...variants.filter((one) => one !== variant).map((one) => url.replace(`/${variant}?`, `/${one}?`)),
  ];
  const served: string[] = [];
  for (const one of forged) if (![403, 422].includes((await openFile(engine, one)).status)) served.push(one);
  return served;
}
