import { api } from '@fanlight/sdk';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessResolvers } from '../groups/index.ts';
import { type AccessFixture, createAccessFixtures } from '../testing/access-fixtures.ts';
import { needsFfmpeg } from '../testing/clips.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  type Person,
  type TestEngine,
} from '../testing/index.ts';
import { sampleOf, shapeOf } from '../testing/shapes.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Id = keyof typeof accessResolvers;

let engine: TestEngine;
let fixtures: Record<Id, () => Promise<AccessFixture>>;
let fan: Person;
let performer: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  const buyer = await createFan(engine, 'noor');
  await giveTokens(engine, buyer.id, 100_00);
  fixtures = createAccessFixtures(engine, await createPerformer(engine, 'mara'), buyer);
  fan = await createFan(engine, 'ines');
  performer = await createPerformer(engine, 'wren');
});

afterAll(() => stopCleanly(engine));

const refusals = ['FORBIDDEN', 'NOT_FOUND', 'NOT_ENTITLED'];

function call(id: Id, { client }: Person, fixture: AccessFixture): Promise<string> {
  const { body, params }: Binding = bindings[id];
  const sample = params ? (sampleOf(shapeOf(params)) as Record<string, string>) : {};
  const input = {
    params: { ...sample, id: fixture.id, ...fixture.params },
    query: fixture.query,
    ...(body && { body: fixture.body ?? sampleOf(shapeOf(body)) }),
  };
  return codeOf(client.call(api[id] as typeof api.updateAddress, input as never));
}

/** Calls an operation as a stranger whose role may call it, and then as each user with access. */
async function checkAccess(id: Id) {
  const roles: readonly string[] = operations[id].roles;
  const stranger = roles.includes('performer') ? performer : fan;
  const fixture = await fixtures[id]();
  expect(refusals).toContain(await call(id, stranger, fixture));
  // The call of a user with access may still fail for another reason, such as a wrong password in the sample input.
  for (const person of fixture.users)
    expect([...refusals, 'UNAUTHENTICATED']).not.toContain(await call(id, person, fixture));
}

const ids = Object.keys(accessResolvers) as Id[];
const isAboutVideo = (id: Id) => /Video|Reel/.test(id);

describe('operations on rows of other users (rule A5)', () => {
  it.each(ids.filter((id) => !isAboutVideo(id)))('%s refuses a stranger and accepts users with access', checkAccess);
  it.each(ids.filter(isAboutVideo))('%s refuses a stranger and accepts users with access', needsFfmpeg, checkAccess);
});

it('the server defines access resolvers for exactly the implemented operations with x-access', () => {
  const all = Object.entries(operations) as [OperationId, Operation][];
  const withAccess = all.filter(([, { access, isPlanned }]) => access !== null && !isPlanned).map(([id]) => id);
  expect(ids.toSorted()).toEqual(withAccess.toSorted());
});
