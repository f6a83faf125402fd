import { fileURLToPath } from 'node:url';
import { bundleServer } from '@fanlight/server/bundle';
import { journeyHost, makeTemplate } from './host.ts';

/** Playwright's global setup: bundles the host of journeys through months, and makes the demo world of the run. */
export default async function setUp(): Promise<() => Promise<void>> {
  await bundleServer(fileURLToPath(new URL('./journey-host.ts', import.meta.url)), journeyHost);
  return makeTemplate();
}
