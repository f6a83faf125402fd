// `npm run bench -- lists`: processor time of the server's process for one authenticated GET of a list, against a bare Hono
// server that runs the same prepared statements and answers the same JSON. Server and yardstick have a process each and are
// measured in turns. On PostgreSQL: starts a cluster in a temporary folder, unless `FANLIGHT_TEST_DATABASE_URL` names one.
// `FANLIGHT_BENCH_READS` names a part of the lists' names, for development.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { provideCluster } from '../faults/cluster.ts';
import { createPostgresTestDatabase } from '../testing/postgres.ts';
import type { HostReady, MeasuredList, Question } from './lists/messages.ts';

/** How many times the processor time of the yardstick a list may take. */
const limit = 2;
const rounds = 8;
/** Requests of a list in a round, to each of the two; below the limit of calls in a minute for all lists together. */
const perRound = 60;
/** Rounds before the measurement, in which the code is compiled and statements get their names. */
const warmUpRounds = 5;
const concurrency = 4;

const database = await createPostgresTestDatabase(await provideCluster());

function start(name: 'host' | 'yardstick'): ChildProcess {
  const file = fileURLToPath(new URL(`lists/${name}.ts`, import.meta.url));
  return fork(file, { env: { ...process.env, DATABASE_URL: database.url }, serialization: 'advanced' });
}

/** The next message of a process. */
async function receive<T>(child: ChildProcess): Promise<T> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A process of the benchmark ended with ${code}.`);
  });
  const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
  ended.catch(() => undefined);
  done.abort();
  return message as T;
}

/** Processor time of a process in microseconds. */
function readProcessorTime(child: ChildProcess): Promise<number> {
  const question: Question = 'processor-time';
  child.send(question);
  return receive(child);
}

const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

function request(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/** Microseconds of processor time that a process takes for one request. */
async function measure(child: ChildProcess, url: string, token: string): Promise<number> {
  const before = await readProcessorTime(child);
  let begun = 0;
  const requestInTurn = async () => {
    while (begun < perRound) {
      begun += 1;
      await request(url, token);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, requestInTurn));
  return ((await readProcessorTime(child)) - before) / perRound;
}

const host = start('host');
const { origin, token, lists } = await receive<HostReady>(host);
const yardstick = start('yardstick');
yardstick.send(lists);
const yardstickOrigin = await receive<string>(yardstick);

const wanted = process.env.FANLIGHT_BENCH_READS ?? '';
const times = lists.map((list: MeasuredList, number) => ({ list, number, ours: 0, bare: 0 }));
const chosen = times.filter(({ list }) => list.name.includes(wanted));
for (let round = -warmUpRounds; round < rounds; round += 1) {
  for (const time of chosen) {
    const ours = await measure(host, origin + time.list.path, token);
    const bare = await measure(yardstick, `${yardstickOrigin}/${time.number}`, token);
    if (round < 0) continue;
    time.ours += ours / rounds;
    time.bare += bare / rounds;
  }
}
let isOk = true;
for (const { list, ours, bare } of chosen) {
  const ratio = ours / bare;
  isOk &&= ratio <= limit;
  const milliseconds = `${(ours / 1000).toFixed(2)} ms against ${(bare / 1000).toFixed(2)} ms`;
  console.log(
    `lists ${list.name}: ${ratio.toFixed(2)} × the yardstick, ${milliseconds} (limit ${limit}) ${ratio <= limit ? 'ok' : 'over'}`,
  );
}
for (const child of [host, yardstick]) {
  child.send('stop' satisfies Question);
  await once(child, 'exit');
}
agent.destroy();
await database.drop();
process.exit(isOk ? 0 : 1);
