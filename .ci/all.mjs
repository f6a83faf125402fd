// First, runs `npm test` on a machine that has only Node and npm. Then, tests the SDK's package as its users install it,
// the stories in Spanish with the light theme, the engine and the journeys on PostgreSQL, and the journeys of files on
// PostgreSQL with a storage in S3. `npm run test:storybook` runs the other tests of Storybook, because with them a run
// would take more than 90 minutes.
import { spawn } from 'node:child_process';
import { startCeph } from './ceph.mjs';
import { ensureInstalled } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { printSummary, runSteps } from './steps.mjs';
import { storiesStep } from './stories.mjs';

/**
 * Runs `npm test` on a bare machine and shows its output. Returns its counts, and its summary for the last lines of the
 * output.
 */
function runTestsOnBareMachine() {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, ['.ci/bare.mjs', '--keep'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output = (output + chunk).slice(-64_000);
    });
    child.on('exit', (code) => {
      const counts = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/m.exec(output);
      const passed = Number(counts?.[1] ?? 0);
      const failed = Number(counts?.[2] ?? 0);
      const [before, failures] = output
        .slice(0, counts?.index ?? 0)
        .trimEnd()
        .split('\nFailed:\n');
      resolve({
        passed,
        // The counts do not include all failures. A test that is skipped for a reason that is not allowed and a failed
        // check of the video are in no count.
        failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
        summary: before.slice(before.search(/^[✓✗] app, server and demo/m)).trimEnd(),
        failures: failures?.split('\n') ?? (code === 0 ? [] : ['✗ npm test on a bare machine']),
      });
    });
  });
}

const { summary, ...bare } = await runTestsOnBareMachine();
// The bare machine has installed the dependencies, unless its tests could not start.
ensureInstalled();
const total = { ...bare, skipped: [] };
const npm = (script) => ['npm', 'run', '--silent', script];
// Every test must run here. Only tests that mount a file system may be skipped.
const isAllowed = (tag) => tag === 'mount';
const add = (counts) => {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.failures.push(...counts.failures);
  total.skipped.push(...counts.skipped.map(({ name, tags }) => ({ name, tags: tags.filter(isAllowed) })));
};

const postgres = startPostgres();
if (!postgres) {
  console.error('PostgreSQL is not installed: the tests that need it have not run.');
  total.failures.push('✗ start of PostgreSQL');
  total.failed += 1;
}
const faults = {
  name: "faults of the server's dependencies",
  command: npm('test:faults'),
  results: '.cache/results/faults.json',
  env: { FANLIGHT_FAULT_SECONDS: '30' },
};
const packages = { name: 'packages, installed in an empty folder', command: npm('test:package') };
const env = { FANLIGHT_TEST_DATABASE_URL: postgres?.url };
const engine = {
  name: 'engine on PostgreSQL',
  command: npm('test:postgres'),
  results: '.cache/results/postgres.json',
  env,
};
// The tests of faults mostly wait.
add(await runSteps(postgres ? [[faults, [packages, engine]]] : [packages]));
// `npm test` has run them in English and dark, and `npm run test:matrix` runs them in all combinations.
add(await runSteps([storiesStep('es-ES light', ['components/src', 'app/src'])]));
if (postgres)
  add(
    await runSteps([
      { name: 'many concurrent users', command: npm('test:crowd'), results: '.cache/results/crowd.json' },
      {
        name: 'journeys on PostgreSQL',
        command: npm('e2e:postgres'),
        results: '.cache/results/e2e-postgres.json',
        env,
      },
    ]),
  );
const ceph = await startCeph().catch((error) => {
  console.error(error);
  return undefined;
});
if (ceph) {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = ceph.options;
  const files = {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const journeys = { command: npm('e2e:s3'), results: '.cache/results/e2e-s3.json' };
  const name = 'journeys with files in S3, on PostgreSQL';
  add(await runSteps([{ name, ...journeys, env: { ...(postgres && env), ...files } }]));
  await ceph.stop();
} else {
  console.error('Ceph is not installed or has not started: the tests that need a storage in S3 have not run.');
  total.failures.push('✗ start of Ceph');
  total.failed += 1;
}
postgres?.stop();
console.log(`\nnpm test, again:\n${summary}`);
printSummary(total);
