// The function `prepare` of a host that a test starts (FANLIGHT_PREPARE). It creates a performer, and fans who can tip.
import type { World } from '../host/host.ts';
import { createFan, createPerformer, giveTokens } from './people.ts';
import { performerName } from './prepare-performer.ts';

/** Usernames of the fans. */
export const tipperNames = ['fan.1', 'fan.2', 'fan.3', 'fan.4', 'fan.5'];

/** Creates the performer and the fans. */
export async function prepare({ engine }: World): Promise<void> {
  await createPerformer(engine, performerName);
  for (const name of tipperNames) {
    const { id } = await createFan(engine, name);
    await giveTokens(engine, id, 1_000_000_00);
  }
}
