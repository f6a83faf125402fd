// The measurements of `npm run bench -- crowd` and of `faults/crowd.faults.ts`. 50 users act on one performer, while
// one other user (the bystander) only reads. Afterwards, further users also act, and then delete their accounts.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { api } from '@fanlight/sdk';
import { createAdaptorServer } from '@hono/node-server';
import { findWrongCounters } from '../../testing/counters.ts';
import { createCrowd } from '../../testing/crowd.ts';
import { type CrowdAction, crowdActions } from '../../testing/crowd-actions.ts';
import { createFan, createTestEngine, password } from '../../testing/index.ts';
import { findLeftovers } from '../../testing/leftovers.ts';
import { connect } from './calls.ts';
import type { Member, People, ServerCalls } from './messages.ts';

const size = 50;
const rounds = 6;
/**
 * The time in which the users perform only one kind of action, as a fraction of the time in which they mix all kinds.
 * The bystander reads from the idle server for the same time.
 */
const aloneShare = 1 / 15;
/** The number of requests of the bystander to the idle server, and again to the busy server. */
const readings = 204;
const leavers = 10;

/** The results of the users' actions. */
export interface CrowdResults {
  deadlocks: number;
  /** The errors that the engine logged. */
  faults: unknown[];
  /** Valid actions that were refused, each with its kind and the error code. */
  refused: string[];
  /** Counters whose value differs from the number of the rows that they count. */
  counters: unknown[];
  /** Rows of deleted accounts that were not deleted. */
  leftovers: unknown[];
  /** The duration of the slowest response in milliseconds. */
  slowestMs: number;
  /** The number of accepted actions per second: for each kind alone, and for all kinds mixed. */
  alone: { action: CrowdAction; rate: number }[];
  mixedRate: number;
  /**
   * The durations of the bystander's requests in milliseconds: to the idle server, and to the server while the users
   * act.
   */
  idle: number[];
  busy: number[];
}

const toMember = ({ id, token }: Member): Member => ({ id, token });

/** Starts a process with clients, so that their computing delays neither the server nor other clients. */
async function startPeople(origin: string, { scene, endSubscription }: Awaited<ReturnType<typeof createCrowd>>) {
  const child: ChildProcess = fork(fileURLToPath(new URL('people.ts', import.meta.url)), { execArgv: [] });
  const serverCalls: ServerCalls = { endSubscription };
  const people = connect<People>(child, serverCalls);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of clients ended with ${code}.`);
  });
  ended.catch(() => undefined);
  await Promise.race([people.begin(origin, scene), ended]);
  return { people, child, ended };
}

/**
 * Measures the actions on PostgreSQL, in the cluster of `FANLIGHT_TEST_DATABASE_URL`. The mixed actions, each kind of
 * action alone, and the bystander's requests to the idle server are measured alternately, so that other load on the
 * machine affects all of them equally.
 *
 * @param seconds - for how long the users act
 * @throws if a process with clients ends
 */
export async function measureCrowd(seconds: number): Promise<CrowdResults> {
  const engine = await createTestEngine();
  // On a fast machine a fan votes up to four times per second. There are three times as many polls as the fans need, so
  // that each fan can vote until the end.
  const crowd = await createCrowd(engine, size + leavers, Math.max(5, seconds * 8));
  const bystander = toMember(await createFan(engine, 'bystander'));
  const staying = crowd.fans.slice(leavers).map(toMember);
  const leaving = crowd.fans.slice(0, leavers);

  const listener = createAdaptorServer({ fetch: (request) => engine.fetch(request) });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as { port: number };
  const actors = await startPeople(`http://127.0.0.1:${port}`, crowd);
  const observers = await startPeople(`http://127.0.0.1:${port}`, crowd);
  // A low priority simulates separate machines, because the clients must not take CPU time from the server and the
  // bystander.
  setPriority(actors.child.pid ?? 0, constants.priority.PRIORITY_LOW);

  /** Makes fans act. The measured time includes the effects of the actions, such as notifications. */
  async function act(fans: Member[], actions: CrowdAction[], milliseconds: number) {
    const start = performance.now();
    const outcome = await Promise.race([actors.people.act(fans, actions, milliseconds), actors.ended]);
    await engine.settle();
    return { ...outcome, seconds: (performance.now() - start) / 1000 };
  }

  const read = (count: number, milliseconds: number) =>
    Promise.race([observers.people.read(bystander, count, milliseconds), observers.ended]);

  /**
   * Lets users delete their accounts one after another while they act. Returns unexpected refusals of their actions.
   */
  async function deleteOneByOne(milliseconds: number): Promise<string[]> {
    const unexpected: string[] = [];
    for (const fan of leaving) {
      const time = milliseconds / leavers;
      const acting = act([fan, fan, fan].map(toMember), crowdActions, time);
      await new Promise((resolve) => setTimeout(resolve, time / 2));
      await fan.client.call(api.deleteUser, { params: { id: fan.id }, body: { password } });
      // Three concurrent clients use each account, so an action may be refused because another client has done the same
      // before.
      const expected = / (UNAUTHENTICATED|NOT_FOUND|ALREADY_SUBSCRIBED|ALREADY_VOTED|STATUS_CONFLICT)$/;
      unexpected.push(...(await acting).refused.filter((refusal) => !expected.test(refusal)));
    }
    return unexpected;
  }

  const slice = (seconds * 1000) / rounds;
  const alone = crowdActions.map((action) => ({ action, accepted: 0, seconds: 0 }));
  const mixed = { accepted: 0, seconds: 0, refused: [] as string[], slowest: 0 };
  const idle: number[] = [];
  const busy: number[] = [];
  await engine.settle();
  await read(20, 0);
  for (let round = 0; round < rounds; round += 1) {
    idle.push(...(await read(readings / rounds, slice * aloneShare)));
    for (const kind of alone) {
      const outcome = await act(staying, [kind.action], slice * aloneShare);
      kind.accepted += outcome.accepted;
      kind.seconds += outcome.seconds;
      mixed.refused.push(...outcome.refused);
    }
    const [outcome, times] = await Promise.all([
      act(staying, crowdActions, slice),
      read(readings / rounds, slice * 0.9),
    ]);
    busy.push(...times);
    mixed.accepted += outcome.accepted;
    mixed.seconds += outcome.seconds;
    mixed.refused.push(...outcome.refused);
    mixed.slowest = Math.max(mixed.slowest, outcome.slowest);
  }
  const [others, unexpected] = await Promise.all([act(staying, crowdActions, slice), deleteOneByOne(slice)]);
  for (const { child } of [actors, observers]) child.kill();

  const leftIds = leaving.map(({ id }) => id);
  const figures: CrowdResults = {
    deadlocks: engine.ports.database.totalDeadlocks,
    faults: engine.faults,
    refused: [...mixed.refused, ...others.refused, ...unexpected],
    counters: await findWrongCounters(engine),
    leftovers: await findLeftovers(engine, leftIds),
    slowestMs: mixed.slowest,
    alone: alone.map(({ action, accepted, seconds: took }) => ({ action, rate: accepted / took })),
    mixedRate: mixed.accepted / mixed.seconds,
    idle,
    busy,
  };
  listener.close();
  await engine.stop();
  return figures;
}
