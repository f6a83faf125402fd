// `npm run bench -- lists`: measures the CPU time that the server's process needs for one authenticated GET of a list.
// Compares it to that of a bare Hono server, which runs the same prepared statements and responds with the same JSON.
// Both servers have a process of their own, and are measured alternately. The benchmark uses the PostgreSQL cluster of
// `FANLIGHT_TEST_DATABASE_URL`, or a new one in a temporary folder. For development, `FANLIGHT_BENCH_READS` selects the
// lists whose names contain its value.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { provideCluster } from '../faults/cluster.ts';
import { createPostgresTestDatabase } from '../testing/postgres.ts';
import type { HostReady, HostRequest, MeasuredList } from './lists/messages.ts';

/** The maximum ratio between the CPU time for a list and that of the baseline. */
const limit = 2;
const rounds = 8;
/**
 * The number of requests for a list per round, to each of the two servers. The total for all lists is below the limit
 * of calls per minute.
 */
const perRound = 60;
/** The number of rounds before the measurement. In these rounds, code is compiled and frequent statements get names. */
const warmUpRounds = 5;
const concurrency = 4;

const database = await createPostgresTestDatabase(await provideCluster());

function start(name: 'host' | 'baseline'): ChildProcess {
  const file = fileURLToPath(new URL(`lists/${name}.ts`, import.meta.url));
  return fork(file, { env: { ...process.env, DATABASE_URL: database.url }, serialization: 'advanced' });
}

/** Waits for the next message of a process. */
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

/** Returns the CPU time that a process has used, in microseconds. */
function readProcessorTime(child: ChildProcess): Promise<number> {
  const message: HostRequest = 'processor-time';
  child.send(message);
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

/** Measures the CPU time in microseconds that a process needs for one request. */
async function measure(child: ChildProcess, url: string, token: string): Promise<number> {
  const before = await readProcessorTime(child);
  let totalStarted = 0;
  const requestInTurn = async () => {
    while (totalStarted < perRound) {
      totalStarted += 1;
      await request(url, token);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, requestInTurn));
  return ((await readProcessorTime(child)) - before) / perRound;
}

const host = start('host');
const { origin, token, lists } = await receive<HostReady>(host);
const baseline = start('baseline');
baseline.send(lists);
const baselineOrigin = await receive<string>(baseline);

const selectedLists = process.env.FANLIGHT_BENCH_READS ?? '';
const times = lists.map((list: MeasuredList, number) => ({ list, number, ours: 0, bare: 0 }));
const chosen = times.filter(({ list }) => list.name.includes(selectedLists));
for (let round = -warmUpRounds; round < rounds; round += 1) {
  for (const time of chosen) {
    const ours = await measure(host, origin + time.list.path, token);
    const bare = await measure(baseline, `${baselineOrigin}/${time.number}`, token);
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
    `lists ${list.name}: ${ratio.toFixed(2)} × the baseline, ${milliseconds} (limit ${limit}) ${ratio <= limit ? 'ok' : 'over'}`,
  );
}
for (const child of [host, baseline]) {
  child.send('stop' satisfies HostRequest);
  await once(child, 'exit');
}
agent.destroy();
await database.drop();
process.exit(isOk ? 0 : 1);
