import type { LibraryFilter } from '@fanlight/components/library';
import type { ListLibraryFilesParams } from '@fanlight/sdk/models';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the start of a calendar day (UTC), or of a later one. */
const startOf = (day: string, days = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString();

/** Returns the parameters of the request for the media library. */
export const libraryParamsOf = ({ query, kind, use, from, to }: LibraryFilter): ListLibraryFilesParams => ({
  limit: 40,
  ...(query.trim() && { q: query.trim() }),
  ...(kind && { kind }),
  ...(use && { isUsed: use === 'used' }),
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
});
