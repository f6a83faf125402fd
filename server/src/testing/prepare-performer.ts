// The function `prepare` of a host that a test starts (FANLIGHT_PREPARE). It creates one performer whom fans can tip.
import type { World } from '../host/host.ts';
import { createPerformer } from './people.ts';

/** The performer's username. */
export const performerName = 'mara.clay';

/** Creates the performer. */
export async function prepare({ engine }: World): Promise<void> {
  await createPerformer(engine, performerName);
}
