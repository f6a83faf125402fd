import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { createDueRunner, type DueJob } from './due.ts';

const context = {} as Context;

/** A job over rows without end, each of which takes a moment. */
function endless() {
  const seen = { rows: 0 };
  const job: DueJob = async (_context, pass) => {
    while (!pass.isOver()) {
      seen.rows += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  return { seen, job };
}

it('runs a job while another one is in the middle of a long pass', async () => {
  const long = endless();
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

it('ends a pass when its time is over, and never runs one job twice at once', async () => {
  const { seen, job } = endless();
  const runner = createDueRunner(
    [job],
    () => context,
    () => undefined,
  );
  const pass = runner.runJob(job, 30);
  await runner.runJob(job, 30);
  const before = seen.rows;
  await pass;
  expect(seen.rows).toBeGreaterThanOrEqual(before);
  const after = seen.rows;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.rows).toBe(after);
});

it('stops between two rows and begins nothing afterwards', async () => {
  const { seen, job } = endless();
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

it('logs a job that fails, and a row at the moment at which it fails', async () => {
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
