// The whole of it: `npm test`, then the package as a stranger has it, and the engine and the longer journeys on PostgreSQL.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { close, runSteps } from './steps.mjs';

/** Runs `npm test` with its output shown and reads its summary, to be shown once more below what runs after it. */
function runTests() {
  return new Promise((resolve) => {
    let tail = '';
    const child = spawn('npm', ['test', '--silent'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      tail = (tail + chunk).slice(-8000);
    });
    child.on('exit', (code) => {
      const counts = /(\d+) passed, (\d+) failed\s*$/.exec(tail);
      const passed = Number(counts?.[1] ?? 0);
      const failed = Number(counts?.[2] ?? 0);
      resolve({
        passed,
        failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
        summary: tail.trimEnd().split('\n\n').at(-2) ?? '',
      });
    });
  });
}

ensureInstalled();
const total = await runTests();
const more = await runSteps([
  { name: 'package in the folder of a stranger', command: ['npm', 'run', '--silent', 'test:package'] },
]);
total.passed += more.passed;
total.failed += more.failed;
const postgres = startPostgres();
if (!postgres) {
  console.error('PostgreSQL is not installed: the tests that want it have not run.');
  total.failed += 1;
} else {
  const env = { FANLIGHT_TEST_DATABASE_URL: postgres.url };
  const counts = await runSteps([
    {
      name: 'engine on PostgreSQL',
      command: ['npm', 'run', '--silent', 'test:postgres'],
      results: '.cache/results/postgres.json',
      env,
    },
    {
      name: 'faults of the database',
      command: ['npm', 'run', '--silent', 'test:faults'],
      results: '.cache/results/faults.json',
      env: { FANLIGHT_FAULT_SECONDS: '30' },
    },
    {
      name: 'journeys on PostgreSQL',
      command: ['npm', 'run', '--silent', 'e2e:postgres'],
      results: '.cache/results/e2e-postgres.json',
      env,
    },
  ]);
  postgres.stop();
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`\nnpm test, again:\n${total.summary}`);
close(total);
