import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { createDueRunner, type DueJob } from './due.ts';

const context = {} as Context;

/** The time in milliseconds. It advances only when the job of {@link createEndlessJob} processes a row. */
let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Creates a job that always has another row. Each row takes a millisecond. */
function createEndlessJob() {
  const seen = { rows: 0 };
  const job: DueJob = async (_context, pass) => {
    while (!pass.isOver()) {
      seen.rows += 1;
      await setImmediate();
      now += 1;
    }
  };
  return { seen, job };
}

it('the job runner runs a job while another job makes a long pass', async () => {
  const long = createEndlessJob();
  let ran = 0;
  const short: DueJob = async () => {
    ran += 1;
  };
  const runner = createDueRunner(
    [long.job, short],
    () => context,
    () => undefined,
  );
  const pass = runner.runJob(long.job, 60_000);
  await runner.runJob(short, 60_000);
  expect(ran).toBe(1);
  await runner.stop();
  await pass;
});

it('the job runner ends a pass when its time budget is used up, and never runs a job twice concurrently', async () => {
  const { seen, job } = createEndlessJob();
  const runner = createDueRunner(
    [job],
    () => context,
    () => undefined,
  );
  const pass = runner.runJob(job, 30);
  await runner.runJob(job, 30);
  expect(now).toBe(0);
  await pass;
  expect(seen.rows).toBe(30);
});

it('a stopped runner ends its job after the current row, and runs no other job', async () => {
  const { seen, job } = createEndlessJob();
  const runner = createDueRunner(
    [job],
    () => context,
    () => undefined,
  );
  const pass = runner.runJob(job, 60_000);
  await runner.stop();
  await pass;
  const { rows } = seen;
  await runner.runJob(job, 60_000);
  expect(seen.rows).toBe(rows);
});

it('the job runner logs the error of a failed row immediately, and the error of a failed job', async () => {
  const logged: unknown[] = [];
  const failing: DueJob = async (_context, pass) => {
    pass.report('row');
    expect(logged).toEqual(['row']);
    throw new Error('job');
  };
  const runner = createDueRunner(
    [failing],
    () => context,
    (error) => logged.push(error),
  );
  await runner.run();
  expect(logged).toEqual(['row', new Error('job')]);
});
