import { ApiError, api, type Client, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { performers, users } from '../db/schema/index.ts';
import { indexForSearch } from '../groups/performers/index.ts';
import { lockBalances, post } from '../ledger/ledger.ts';
import type { Ports } from '../ports/index.ts';
import type { TestEngine } from './index.ts';

/** A logged-in user of a test. */
export interface Person {
  id: string;
  client: Client;
  token: string;
}

export const password = 'lantern-on-the-sill';

/** Creates a client without a session. The engine handles its calls in the same process. */
export function createVisitor(engine: Pick<TestEngine, 'fetch'>): Client {
  return createClient({
    baseUrl: 'http://localhost/api',
    handle: (request) => engine.fetch(request),
    token: memoryTokenStore(),
    retry: { times: 0 },
  });
}

/** The parts of an engine that are needed to create users. */
type UserEngine = Pick<TestEngine, 'fetch' | 'ports'>;

/** Registers a fan with a confirmed e-mail address, and logs in. `referralCode` is the code of the referrer. */
export async function createFan(engine: UserEngine, username: string, referralCode?: string): Promise<Person> {
  const client = createVisitor(engine);
  const email = `${username}@fanlight.example`;
  const body = { name: username, username, email, password, ...(referralCode && { referralCode }) };
  const { userId } = await client.call(api.registerUser, { body });
  const { database, clock } = engine.ports;
  await database.db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, userId));
  const { token } = await login(client, { credentials: username, password });
  return { id: userId, client, token };
}

/** Turns an account into an approved performer (rule P7). */
export async function approvePerformer(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(users).set({ isPerformer: true }).where(eq(users.id, userId));
    await tx.insert(performers).values({ userId, status: 'approved', createdAt: clock.now() }).onConflictDoNothing();
    await indexForSearch(tx, userId);
  });
}

/** Registers a performer. */
export async function createPerformer(engine: UserEngine, username: string): Promise<Person> {
  const person = await createFan(engine, username);
  await approvePerformer(engine.ports, person.id);
  return person;
}

/** Makes an account 30 days old. Its urgent reports then hide their targets immediately (rule R1). */
export async function makeTrustedReporter({ ports }: Pick<TestEngine, 'ports'>, userId: string): Promise<void> {
  const createdAt = new Date(ports.clock.now().getTime() - 30 * 24 * 60 * 60 * 1000);
  await ports.database.db.update(users).set({ createdAt }).where(eq(users.id, userId));
}

/** Adds tokens to a wallet, as a top-up would. The amount is in integer hundredths. */
export async function giveTokens({ ports }: Pick<TestEngine, 'ports'>, userId: string, amount: number): Promise<void> {
  const nextId = () => ports.ids.next();
  await ports.database.transaction(async (tx) => {
    await lockBalances(tx, [userId], nextId);
    const movements = [
      { account: { ownerId: null, kind: 'gateway' as const }, amount: -amount },
      { account: { ownerId: userId, kind: 'tokens' as const }, amount },
    ];
    await post(tx, { id: nextId(), kind: 'top-up', referenceId: nextId(), at: ports.clock.now(), movements }, nextId);
  });
}

/** Creates a small image of one colour. */
export async function makePhoto(colour = '#c86432', format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Blob> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: colour } });
  return new Blob([new Uint8Array(await image.toFormat(format).toBuffer())], { type: `image/${format}` });
}

/**
 * Returns the error code of a call that fails. Returns `none` if the call succeeds, and the message of any other
 * exception.
 */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error) => (error instanceof ApiError ? error.code : String(error)),
  );
