// `npm run bench -- crowd`: 50 people act on one performer for 60 seconds (`FANLIGHT_BENCH_SECONDS` for another time)
// while a bystander reads; after that others do the same and delete their accounts meanwhile. The crowd and the bystander
// have a process each. The actions of each kind alone, and the bystander on an idle server, are measured in turns with it,
// so that whatever else the machine does slows both alike. On PostgreSQL: starts a cluster in a temporary folder, unless `FANLIGHT_TEST_DATABASE_URL` names one.
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { api } from '@fanlight/sdk';
import { createAdaptorServer } from '@hono/node-server';
import { provideCluster } from '../faults/cluster.ts';
import { findWrongCounters } from '../testing/counters.ts';
import { type CrowdAction, crowdActions } from '../testing/crowd-actions.ts';
import { findLeftovers } from '../testing/leftovers.ts';
import { connect } from './crowd/calls.ts';
import type { Backstage, Member, People } from './crowd/messages.ts';

await provideCluster();
const { createCrowd } = await import('../testing/crowd.ts');
const { createFan, createTestEngine, password } = await import('../testing/index.ts');

const seconds = Number(process.env.FANLIGHT_BENCH_SECONDS ?? 60);
const size = 50;
const rounds = 6;
/** Actions of one kind alone, and the bystander on the idle server, get this part of the time that the crowd gets. */
const aloneShare = 1 / 15;
/** Requests of the bystander, on the idle server and beside the crowd each. */
const readings = 204;
const leavers = 10;

const engine = await createTestEngine();
// On a quiet machine a fan votes a little more than twice a second.
const crowd = await createCrowd(engine, size + leavers, Math.max(5, seconds * 4));
const toMember = ({ id, token }: Member): Member => ({ id, token });
const bystander = toMember(await createFan(engine, 'bystander'));
const staying = crowd.fans.slice(leavers).map(toMember);
const leaving = crowd.fans.slice(0, leavers);

const listener = createAdaptorServer({ fetch: (request) => engine.fetch(request) });
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
const { port } = listener.address() as { port: number };
/** Starts a process of people. */
async function startPeople(): Promise<{ people: People; child: ChildProcess }> {
  const child = fork(fileURLToPath(new URL('crowd/people.ts', import.meta.url)));
  child.on('exit', (code) => {
    console.error(`A process of people ended with ${code}.`);
    process.exit(1);
  });
  const backstage: Backstage = { endSubscription: crowd.endSubscription };
  const people = connect<People>(child, backstage);
  await people.begin(`http://127.0.0.1:${port}`, crowd.scene);
  return { people, child };
}
const many = await startPeople();
const one = await startPeople();
// They stand for other machines: what the crowd computes must not take the processor from the server and the bystander.
setPriority(many.child.pid ?? 0, constants.priority.PRIORITY_LOW);

/** Has fans act; the time ends when everything that follows from it is done as well, such as notifications. */
async function act(fans: Member[], actions: CrowdAction[], milliseconds: number) {
  const start = performance.now();
  const outcome = await many.people.act(fans, actions, milliseconds);
  await engine.settle();
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

const read = (count: number, milliseconds: number) => one.people.read(bystander, count, milliseconds);

const p95 = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

let isAllWithin = true;
function print(name: string, value: number, unit: string, limit: number, isWithin: boolean) {
  isAllWithin &&= isWithin;
  console.log(`crowd ${name}: ${value.toFixed(2)} ${unit} (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
}

/** Has people delete their accounts one after the other while they act, and answers what they should not have heard. */
async function leaveOneByOne(milliseconds: number): Promise<string[]> {
  const unfitting: string[] = [];
  for (const fan of leaving) {
    const time = milliseconds / leavers;
    const acting = act([fan, fan, fan].map(toMember), crowdActions, time);
    await new Promise((resolve) => setTimeout(resolve, time / 2));
    await fan.client.call(api.deleteUser, { params: { id: fan.id }, body: { password } });
    // Three requests at once of one account: its own twin may have been there before.
    const fitting = / (UNAUTHENTICATED|NOT_FOUND|ALREADY_SUBSCRIBED|ALREADY_VOTED|STATUS_CONFLICT)$/;
    unfitting.push(...(await acting).refused.filter((refusal) => !fitting.test(refusal)));
  }
  return unfitting;
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
  const [outcome, times] = await Promise.all([act(staying, crowdActions, slice), read(readings / rounds, slice * 0.9)]);
  busy.push(...times);
  mixed.accepted += outcome.accepted;
  mixed.seconds += outcome.seconds;
  mixed.refused.push(...outcome.refused);
  mixed.slowest = Math.max(mixed.slowest, outcome.slowest);
}
const [others, unfitting] = await Promise.all([act(staying, crowdActions, slice), leaveOneByOne(slice)]);

const refused = [...mixed.refused, ...others.refused, ...unfitting];
const counters = await findWrongCounters(engine);
const leftovers = await findLeftovers(
  engine,
  leaving.map(({ id }) => id),
);
const deadlocks = engine.ports.database.totalDeadlocks;
for (const refusal of new Set(refused)) console.log(`refused: ${refusal}`);
for (const fault of engine.faults.slice(0, 5)) console.log('fault:', fault);
for (const each of [...counters, ...leftovers].slice(0, 20)) console.log('wrong:', each);
const rates = alone.map(({ action, accepted, seconds: took }) => ({ action, rate: accepted / took }));
const mean = rates.reduce((sum, { rate }) => sum + rate, 0) / rates.length;
console.log(`crowd alone: ${rates.map(({ action, rate }) => `${action} ${rate.toFixed(0)}/s`).join(', ')}`);
print('deadlocks', deadlocks, 'deadlocks', 0, deadlocks === 0);
print('faults', engine.faults.length, 'faults logged', 0, engine.faults.length === 0);
print('refusals', refused.length, 'valid actions refused', 0, refused.length === 0);
print('counters', counters.length, 'counters that differ from their rows', 0, counters.length === 0);
print('leftovers', leftovers.length, 'rows of deleted accounts', 0, leftovers.length === 0);
print('slowest', mixed.slowest / 1000, 's', 5, mixed.slowest <= 5000);
const share = mixed.accepted / mixed.seconds / mean;
print('rate', share, `of the mean of each kind alone (${mean.toFixed(0)}/s), at least`, 0.5, share >= 0.5);
const ratio = p95(busy) / p95(idle);
print('bystander', ratio, `times the idle 95th percentile (${p95(idle).toFixed(1)} ms)`, 3, ratio <= 3);
for (const { child } of [many, one]) child.removeAllListeners('exit').kill();
await engine.stop();
process.exit(isAllWithin ? 0 : 1);
