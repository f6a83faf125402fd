/** A figure of a benchmark, held against its yardstick of the same run, so that a slow machine slows both. */
export interface Figure {
  name: string;
  /** What is measured; called again and again. */
  run: () => Promise<unknown>;
  /** The least that the same thing could cost, such as its one statement without anything around it. */
  yardstick: () => Promise<unknown>;
  /** How many times the yardstick it may take. */
  limit: number;
}

const rounds = 300;
const warmUp = 30;

/** Milliseconds of the middle round. */
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

/** Measures, prints `NAME: VALUE UNIT (limit LIMIT) ok` or `… over`, and answers whether it is within its limit. */
export async function measure({ name, run, yardstick, limit }: Figure): Promise<boolean> {
  const bare = await median(yardstick);
  const whole = await median(run);
  const isWithin = whole <= bare * limit;
  console.log(`${name}: ${whole.toFixed(2)} ms against ${bare.toFixed(2)} ms of the yardstick`);
  console.log(`${name}: ${(whole / bare).toFixed(1)} yardsticks (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
  return isWithin;
}
