// Where the build puts what a server reads. In a file of its own, as deep in folders as the bundled server, because that
// contains this code: both find the same places.

/** The prepared database (`host/snapshot.ts`). */
export const snapshotFile = new URL('../dist/snapshot.tar.gz', import.meta.url);
/** The built app: its pages and assets. */
export const appFolder = new URL('../../app/dist/app', import.meta.url);
/** The app as the SSR worker runs it. */
export const ssrFolder = new URL('../../app/dist/ssr', import.meta.url);
/** The folder that holds `docs`, the API reference. */
export const docsParent = new URL('../../app/dist', import.meta.url);
