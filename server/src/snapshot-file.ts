/** The prepared database that `npm run build` makes (`snapshot.ts`). Named here, as deep in folders as the bundled server. */
export const snapshotFile = new URL('../dist/snapshot.tar.gz', import.meta.url);
