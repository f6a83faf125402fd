// The URLs of built files that a server reads. The bundled server contains this code, and must be equally deep in the
// folder tree, so that the relative URLs are correct in both.

/** The migrated database (`host/snapshot.ts`). */
export const snapshotFile = new URL('../dist/snapshot.tar.gz', import.meta.url);
/** The built app: its pages and assets. */
export const appFolder = new URL('../../app/dist/app', import.meta.url);
/** The app built for the SSR worker. */
export const ssrFolder = new URL('../../app/dist/ssr', import.meta.url);
/** The parent folder of `docs`, the API reference. */
export const docsParent = new URL('../../app/dist', import.meta.url);
