// Runs the steps of a check one after another. Shows their output and duration, and counts the tests that have passed,
// failed and were skipped.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readReport } from './reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} name of the step in the summary
 * @property {string[]} command the program and its arguments
 * @property {string} [results] the JSON file to which a test runner (Vitest or Playwright) writes its report
 * @property {Record<string, string>} [env] environment variables in addition to those of this process
 */

/**
 * @typedef {object} Total
 * @property {number} passed
 * @property {number} failed
 * @property {import('./reports.mjs').Skipped[]} skipped
 * @property {string[]} failures the lines of the failed steps and tests in the summary
 */

/** The reasons for skipped tests by tag, and whether the command may still pass. */
const reasons = {
  postgres: { text: 'they need PostgreSQL; `bash .ci/run` runs them', isAllowed: true },
  ffmpeg: { text: 'they need ffmpeg, which is not installed and could not be fetched', isAllowed: false },
  mount: { text: 'they mount a file system, which needs root and in a container the right to mount', isAllowed: true },
};
const unknown = { text: 'no reason is given', isAllowed: false };

/**
 * Runs a program, shows its output, and returns its exit code.
 *
 * @param {string[]} command
 * @param {Record<string, string>} [env] environment variables in addition to those of this process
 * @param {(chunk: Buffer) => void} [write] receives the output, which is then not shown
 * @returns {Promise<number>}
 */
export function run(command, env = {}, write = undefined) {
  return new Promise((resolve) => {
    const stdio = write ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command[0], command.slice(1), { stdio, env: { ...process.env, ...env } });
    child.stdout?.on('data', write);
    child.stderr?.on('data', write);
    child.on('error', (error) => {
      console.error(String(error));
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Returns the counts of a step. A step without a report counts as one test. A step fails if its report is missing or
 * empty, or if it contradicts the exit code.
 *
 * @param {Step} step
 * @param {number} code its exit code
 * @returns {import('./reports.mjs').Report}
 */
export function countStep({ results }, code) {
  const empty = { passed: results ? 0 : Number(code === 0), failed: 0, failures: [], skipped: [] };
  const counts = (results && readReport(results)) || empty;
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) return { ...counts, failed: 1 };
  return counts;
}

/** Returns `12 passed, 0 failed`, with the number of skipped tests if there are any. */
export const describeCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;

/** Returns the lines of a failure in the summary. Its message helps if only the last lines of the output are kept. */
const describeFailure = ({ name, message }) => [`  ✗ ${name}`, ...message.map((line) => `      ${line}`)];

/** Runs one step. Returns its counts and its lines of the summary. */
async function runStep(step, write) {
  const started = performance.now();
  if (step.results && step.env) rmSync(step.results, { force: true });
  const counts = countStep(step, await run(step.command, step.env, write));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${counts.failed ? '✗' : '✓'} ${step.name}: ${describeCounts(counts)} (${seconds} s)`;
  return { counts, lines: [line, ...counts.failures.flatMap(describeFailure)] };
}

/** Returns the time since the command was started, such as `12 min 5 s`. */
function elapsed() {
  const seconds = Math.round(performance.now() / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs a step, and shows its output after it has ended. */
async function runQuietly(step) {
  const chunks = [];
  const result = await runStep(step, (chunk) => chunks.push(chunk));
  console.log(`\n── ${step.name}, until ${elapsed()} ──\n${Buffer.concat(chunks)}`);
  return result;
}

/** Runs steps concurrently, one per core. The steps of a list in the list run one after another. */
async function runGroup(steps) {
  const results = new Map();
  const waiting = steps.map((step) => (Array.isArray(step) ? step : [step]));
  const work = async () => {
    for (let sequence = waiting.shift(); sequence; sequence = waiting.shift())
      for (const step of sequence) results.set(step, await runQuietly(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return steps.flat().map((step) => results.get(step));
}

/**
 * Runs every step, even after one has failed, so that one run shows all failures.
 *
 * @param {(Step | (Step | Step[])[])[]} steps the steps of an inner list run concurrently; the steps of a list in that
 *   list run one after another
 * @returns {Promise<Total>}
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: [], failures: [] };
  const lines = [];
  for (const each of steps) {
    if (!Array.isArray(each)) console.log(`\n── ${each.name}, after ${elapsed()} ──`);
    for (const { counts, lines: stepLines } of Array.isArray(each) ? await runGroup(each) : [await runStep(each)]) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped.push(...counts.skipped);
      lines.push(...stepLines);
      if (counts.failed > 0) total.failures.push(...stepLines);
    }
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
}

/**
 * Lists the tests that did not run, by reason.
 * @param {import('./reports.mjs').Skipped[]} skipped
 * @returns {{ lines: string[], isAllowed: boolean }} `isAllowed` is false if the command may not pass for one of the
 *   reasons
 */
export function explainSkipped(skipped) {
  const groups = new Map();
  for (const { name, tags } of skipped) {
    const reason = reasons[tags.find((tag) => tag in reasons)] ?? unknown;
    groups.set(reason, [...(groups.get(reason) ?? []), name]);
  }
  return {
    lines: [...groups].flatMap(([{ text }, names]) => [
      `${names.length} tests did not run: ${text}:`,
      ...names.map((name) => `  - ${name}`),
    ]),
    isAllowed: [...groups.keys()].every(({ isAllowed }) => isAllowed),
  };
}

/**
 * Prints the skipped tests with their reasons, what has failed, and the counts as the last line, which scripts parse.
 * Sets the exit code.
 *
 * @param {Total} total
 */
export function printSummary(total) {
  const { lines, isAllowed } = explainSkipped(total.skipped);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
  console.log(`\n${describeCounts(total)}`);
  process.exitCode = total.failed === 0 && isAllowed ? 0 : 1;
}
