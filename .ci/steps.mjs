// Runs the steps of a check one after another, shows their output and time, and adds up what passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name what the step is called in the summary
 * @property {string[]} command the program and its arguments
 * @property {string} [results] the JSON file in which a test runner (Vitest or Playwright) leaves its counts
 * @property {Record<string, string>} [env] variables beyond those of this process
 */

/** The names of what failed in a Vitest report: single tests, and files that did not even start. */
function failedInVitest(report) {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    const path = relative(process.cwd(), file.name);
    if (tests.length > 0) return tests.map((test) => `${path}: ${test.fullName}`);
    return file.status === 'failed' ? [path] : [];
  });
}

/** The names of what failed in a Playwright report, whose suites hold suites. */
function failedInPlaywright(suite) {
  const specs = (suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${spec.file}: ${spec.title}`);
  return [...specs, ...(suite.suites ?? []).flatMap(failedInPlaywright)];
}

/**
 * What a Vitest or Playwright JSON report says: its counts and the names of what failed.
 * Undefined where the file is missing or says nothing.
 */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof report.numPassedTests === 'number') {
    return { passed: report.numPassedTests, failed: report.numFailedTests, names: failedInVitest(report) };
  }
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, names: failedInPlaywright(report) };
  }
  return undefined;
}

/** Runs one program with its output shown; answers its exit code. */
export function run(command, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(String(error));
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs every step, also after one has failed, so that one look shows all that is wrong.
 * A step without a report counts as one; a step whose report is missing, empty or at odds with its exit code has failed.
 * @param {Step[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    const started = performance.now();
    if (step.results && step.env) rmSync(step.results, { force: true });
    const code = await run(step.command, step.env);
    const counts = (step.results && readReport(step.results)) || {
      passed: step.results ? 0 : Number(code === 0),
      failed: 0,
      names: [],
    };
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.passed + counts.failed === 0) counts.failed = 1;
    total.passed += counts.passed;
    total.failed += counts.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(
      `${counts.failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
      ...counts.names.map((name) => `  ✗ ${name}`),
    );
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
}

/** Prints the closing line that people and machines look for, and sets the exit code. */
export function close({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
