import { id } from '../../../app/src/routes/flow-sample.tsx';
import { press } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const libraryPage = '/creator/library';

/** Operations of the media library. */
export const vaultVisits = {
  listLibraryFiles: { path: libraryPage, as: 'performer' },
  deleteLibraryFile: {
    path: `${libraryPage}?dialog=delete&item=${id}`,
    as: 'performer',
    play: press('content:remove.confirm.file'),
  },
} satisfies PageVisits;
