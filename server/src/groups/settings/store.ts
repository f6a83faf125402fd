import { settings } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import { defaultSettings, type Settings } from './rules.ts';

/** The settings as they stand: what the operator set, over the defaults. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select().from(settings);
  const set = rows.filter(({ key }) => key in defaultSettings).map(({ key, value }) => [key, value]);
  return { ...defaultSettings, ...Object.fromEntries(set) };
}
