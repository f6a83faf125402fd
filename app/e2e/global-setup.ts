import { fileURLToPath } from 'node:url';
import { bundleServer } from '@fanlight/server/bundle';
import { journeyHost, makeTemplate } from './host.ts';

/** The global setup of Playwright. Bundles the host with a settable clock, and creates the demo data. */
export default async function setUp(): Promise<() => Promise<void>> {
  await bundleServer(fileURLToPath(new URL('./journey-host.ts', import.meta.url)), journeyHost);
  return makeTemplate();
}
