// `npm run bench -- crowd`: measures how fast 50 users act on one performer for 60 seconds (or
// `FANLIGHT_BENCH_SECONDS`), while another user reads and further users delete their accounts (`crowd/measure.ts`). The
// 50 users and the reading user run in two processes besides the server. The benchmark needs PostgreSQL: it uses the
// cluster of `FANLIGHT_TEST_DATABASE_URL`, or a new one in a temporary folder.
import { provideCluster } from '../faults/cluster.ts';

await provideCluster();
const { measureCrowd } = await import('./crowd/measure.ts');

const figures = await measureCrowd(Number(process.env.FANLIGHT_BENCH_SECONDS ?? 60));
const { deadlocks, faults, refused, counters, leftovers, slowestMs, alone, mixedRate, idle, busy } = figures;

const p95 = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

let isAllWithin = true;
function print(name: string, value: number, unit: string, limit: number, isWithin = value <= limit) {
  isAllWithin &&= isWithin;
  console.log(`crowd ${name}: ${value.toFixed(2)} ${unit} (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
}

for (const refusal of new Set(refused)) console.log(`refused: ${refusal}`);
for (const fault of faults.slice(0, 5)) console.log('fault:', fault);
for (const each of [...counters, ...leftovers].slice(0, 20)) console.log('wrong:', each);
console.log(`crowd alone: ${alone.map(({ action, rate }) => `${action} ${rate.toFixed(0)}/s`).join(', ')}`);
print('deadlocks', deadlocks, 'deadlocks', 0);
print('faults', faults.length, 'faults logged', 0);
print('refusals', refused.length, 'valid actions refused', 0);
print('counters', counters.length, 'counters that differ from their rows', 0);
print('leftovers', leftovers.length, 'rows of deleted accounts', 0);
print('slowest', slowestMs / 1000, 's', 5);
const mean = alone.reduce((sum, { rate }) => sum + rate, 0) / alone.length;
const share = mixedRate / mean;
print('rate', share, `of the mean of each kind alone (${mean.toFixed(0)}/s), at least`, 0.5, share >= 0.5);
print('bystander', p95(busy) / p95(idle), `times the idle 95th percentile (${p95(idle).toFixed(1)} ms)`, 3);
process.exit(isAllWithin ? 0 : 1);
