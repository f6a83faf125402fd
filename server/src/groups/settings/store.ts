import { sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { settings } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import { defaultSettings, type Settings } from './rules.ts';

/** The settings that the operator has changed, as one column of another query. {@link toSettings} adds the defaults. */
export const settingsColumn = sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(${settings.key}, ${settings.value}), '{}') from ${settings})`;

/** Completes the operator's settings with the defaults. */
export function toSettings(given: Record<string, unknown>): Settings {
  const set = Object.entries(given).filter(([key]) => key in defaultSettings);
  return { ...defaultSettings, ...Object.fromEntries(set) };
}

/** Reads the settings. Settings that the operator has not changed have their default. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await runPrepared(db, 'settings', {}, () => db.select().from(settings));
  return toSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
