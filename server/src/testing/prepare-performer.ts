// What a host prepares before it listens when a test starts it (FANLIGHT_PREPARE): one performer whom fans can tip.
import type { World } from '../host/host.ts';
import { createPerformer } from './people.ts';

/** The performer's username. */
export const performerName = 'mara.clay';

/** Makes the performer. */
export async function prepare({ engine }: World): Promise<void> {
  await createPerformer(engine, performerName);
}
