/** A benchmark. It is compared to a baseline in the same run, so that a slow machine affects both. */
export interface Figure {
  name: string;
  /** The function to measure. It is called repeatedly. */
  run: () => Promise<unknown>;
  /** The minimum of work for the same result, such as the only statement that is needed. */
  baseline: () => Promise<unknown>;
  /** The maximum ratio between the time of `run` and that of the baseline. */
  limit: number;
}

const rounds = 300;
const warmUp = 30;

/** Returns the median duration of the rounds in milliseconds. */
async function median(task: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const from = performance.now();
    await task();
    if (round >= warmUp) times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * Measures a benchmark, and prints both durations and their ratio. The last line has the format `NAME: VALUE UNIT
 * (limit LIMIT) ok` or `… over`. Returns whether the ratio is within the limit.
 */
export async function measure({ name, run, baseline, limit }: Figure): Promise<boolean> {
  const baselineMs = await median(baseline);
  const runMs = await median(run);
  const isWithin = runMs <= baselineMs * limit;
  console.log(`${name}: ${runMs.toFixed(2)} ms against ${baselineMs.toFixed(2)} ms of the baseline`);
  console.log(`${name}: ${(runMs / baselineMs).toFixed(1)} baselines (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
  return isWithin;
}
