import type { LibraryFileKind } from '@fanlight/sdk/models';
import type { Period } from '../content/index.ts';

/** The kinds of files by which the library is filtered. */
export const fileKinds = ['photo', 'video', 'audio'] as const satisfies LibraryFileKind[];

export const libraryUses = ['used', 'unused'] as const;

/** The filters of the media library. The days limit the time of the upload. */
export interface LibraryFilter extends Period {
  /** The search text. */
  query: string;
  /** The selected kind; null shows all kinds. */
  kind: LibraryFileKind | null;
  /** Only files that an item uses, or that none does; null shows both. */
  use: (typeof libraryUses)[number] | null;
}

/** The library without a filter. */
export const wholeLibrary: LibraryFilter = { query: '', kind: null, use: null, from: '', to: '' };

/** Whether a filter leaves out files. */
export const isFiltered = (filter: LibraryFilter): boolean =>
  Object.entries(wholeLibrary).some(([name, value]) => filter[name as keyof LibraryFilter] !== value);
