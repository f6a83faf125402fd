import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from './reports.mjs';
import { countStep, describeCounts, explainSkipped, runSteps } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fanlight-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;

/** Writes a report and returns its path. */
function write(report) {
  written += 1;
  const file = join(folder, `${written}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = (tests) => ({
  numPassedTests: tests.filter(({ status }) => status === 'passed').length,
  testResults: [{ name: join(process.cwd(), 'a.test.ts'), status: 'passed', assertionResults: tests }],
});
const test = (status, tags = []) => ({ status, fullName: ` shows ${status}`, tags });

const playwright = (statuses) => ({
  stats: { expected: statuses.filter((status) => status === 'expected').length },
  suites: [
    {
      suites: [
        {
          specs: statuses.map((status) => ({
            file: 'a.journey.ts',
            title: `is ${status}`,
            tests: [{ status, results: status === 'unexpected' ? [{ error: { stack: 'Not visible' } }] : [{}] }],
          })),
        },
      ],
    },
  ],
});

describe('readReport of Vitest', () => {
  it('counts skipped, pending and todo tests as skipped, and returns the tags of these tests', () => {
    const file = write(vitest([test('passed'), test('skipped', ['postgres']), test('pending'), test('todo')]));
    expect(readReport(file)).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      skipped: [
        { name: 'a.test.ts: shows skipped', tags: ['postgres'] },
        { name: 'a.test.ts: shows pending', tags: [] },
        { name: 'a.test.ts: shows todo', tags: [] },
      ],
    });
  });

  it('counts a test file that did not load as failed', () => {
    const report = vitest([test('passed')]);
    const message = 'Cannot find module';
    report.testResults.push({
      name: join(process.cwd(), 'b.test.ts'),
      status: 'failed',
      assertionResults: [],
      message,
    });
    expect(readReport(write(report))).toMatchObject({
      failed: 1,
      failures: [{ name: 'b.test.ts', message: [message] }],
    });
  });

  it('returns the message of a failed test without colours and empty lines, and the first place outside the dependencies', () => {
    const failed = {
      ...test('failed'),
      failureMessages: [
        `\u001b[31mError: 2 is not 3\u001b[0m\n\n- 3\n+ 2\n    at node_modules/b.js:9\n    at ${process.cwd()}/a.ts:1\n    at c.ts:2`,
      ],
    };
    const [failure] = readReport(write(vitest([failed]))).failures;
    expect(failure).toEqual({
      name: 'a.test.ts: shows failed',
      message: ['Error: 2 is not 3', '- 3', '+ 2', 'at a.ts:1'],
    });
  });
});

describe('readReport of Playwright', () => {
  it('counts a flaky test as failed', () => {
    expect(readReport(write(playwright(['expected', 'flaky', 'unexpected', 'skipped'])))).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { name: 'a.journey.ts: is unexpected', message: ['Not visible'] },
        { name: 'a.journey.ts: is flaky', message: [] },
      ],
      skipped: [{ name: 'a.journey.ts: is skipped', tags: [] }],
    });
  });
});

describe('countStep', () => {
  const results = (report) => ({ name: 'tests', command: [], results: write(report) });

  it.each([
    ['its report is missing', { name: 'tests', command: [], results: join(folder, 'none.json') }, 0],
    ['it exits with an error and its report names no failure', results(vitest([test('passed')])), 1],
    ['it ran no test', results(vitest([])), 0],
    ['it skipped all of its tests', results(vitest([test('skipped')])), 0],
    ['it has no report and exits with an error', { name: 'types', command: [] }, 2],
  ])('fails a step when %s', (_case, step, code) => {
    expect(countStep(step, code).failed).toBe(1);
  });

  it('passes a step that writes no report and exits with code 0', () => {
    expect(countStep({ name: 'types', command: [] }, 0)).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('explainSkipped', () => {
  const skipped = (...tags) => ({ name: `with ${tags}`, tags });

  it('allows skipping tests that need PostgreSQL, and lists them with that reason', () => {
    const { lines, isAllowed } = explainSkipped([skipped('postgres'), skipped('postgres')]);
    expect(isAllowed).toBe(true);
    expect(lines[0]).toBe('2 tests did not run: they need PostgreSQL; `bash .ci/run` runs them:');
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['that need ffmpeg', 'ffmpeg'],
    ['without a tag', undefined],
    ['with a tag that is not a known reason', 'slow'],
  ])('forbids skipping tests %s', (_case, tag) => {
    expect(explainSkipped([skipped('postgres'), skipped(...(tag ? [tag] : []))]).isAllowed).toBe(false);
  });
});

describe('describeCounts', () => {
  it('names skipped tests only if there are any', () => {
    expect(describeCounts({ passed: 3, failed: 0, skipped: [] })).toBe('3 passed, 0 failed');
    expect(describeCounts({ passed: 3, failed: 1, skipped: [{ name: 'a', tags: [] }] })).toBe(
      '3 passed, 1 failed, 1 skipped',
    );
  });
});

describe('runSteps', () => {
  const node = (code) => [process.execPath, '-e', `const fs = require('node:fs'); ${code}`];

  it('runs the steps of a list concurrently, and the following step after all of them', async () => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const meet = (own, other) => node(`fs.writeFileSync('${own}', ''); while (!fs.existsSync('${other}'));`);
    const { passed, failed } = await runSteps([
      [
        { name: 'waits for the second', command: meet(first, second) },
        { name: 'waits for the first', command: meet(second, first) },
      ],
      { name: 'runs after both', command: node(`fs.rmSync('${first}'); fs.rmSync('${second}')`) },
    ]);
    expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
  });

  it('runs the steps of a nested list one after another', async () => {
    const file = join(folder, 'sequence');
    const sequence = [
      { name: 'writes', command: node(`setTimeout(() => fs.writeFileSync('${file}', ''), 200)`) },
      { name: 'removes', command: node(`fs.rmSync('${file}')`) },
    ];
    const { passed, failed } = await runSteps([[{ name: 'other', command: node('') }, sequence]]);
    expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
  });

  it('adds up the skipped tests of all steps', async () => {
    const report = (name) => {
      const file = join(folder, name);
      const text = JSON.stringify(vitest([test('passed'), test('skipped', ['postgres'])]));
      return { name, command: node(`fs.writeFileSync('${file}', ${JSON.stringify(text)})`), results: file };
    };
    const { passed, failed, skipped } = await runSteps([report('first.json'), report('second.json')]);
    expect({ passed, failed, skipped: skipped.length }).toEqual({ passed: 2, failed: 0, skipped: 2 });
  });

  it('shows the message of a failed test in the summary', async () => {
    const file = join(folder, 'message.json');
    const text = JSON.stringify(vitest([{ ...test('failed'), failureMessages: ['Error: 2 is not 3\n    at a.ts:1'] }]));
    const command = node(`fs.writeFileSync('${file}', ${JSON.stringify(text)}); process.exit(1)`);
    const { failures } = await runSteps([{ name: 'tests', command, results: file }]);
    expect(failures.slice(1)).toEqual(['  ✗ a.test.ts: shows failed', '      Error: 2 is not 3', '      at a.ts:1']);
  });

  it('counts a failed step of a list, and still runs the other steps', async () => {
    const steps = [
      { name: 'fails', command: node('process.exit(3)') },
      { name: 'passes', command: node('') },
    ];
    const failures = [expect.stringMatching(/^✗ fails: 0 passed, 1 failed/)];
    expect(await runSteps([steps])).toMatchObject({ passed: 1, failed: 1, failures });
  });
});
