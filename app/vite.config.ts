import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { earlyInput } from './build/early-input.ts';
import { routeFiles } from './build/route-files.ts';

/** Puts the API reference beside the app of the tab, without the compressed files that only our server knows of. */
function withDocs(): Plugin {
  const folder = (path: string) => fileURLToPath(new URL(`dist/${path}`, import.meta.url));
  return {
    name: 'docs',
    apply: 'build',
    closeBundle: () =>
      cpSync(folder('docs'), folder('tab/docs'), { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) }),
  };
}

/** What is shared among pages, apart from the frameworks. */
const own = /\/(components|sdk|app)\/src\/|lucide-react/;

/** React Router names its development build to everybody; the other one lies beside it, smaller and without warnings. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

/**
 * Lets the bundler drop components of React Router that no page uses: a name that is assigned to one would keep it, as
 * would the call that makes it.
 */
const droppableRouter: Plugin = {
  name: 'droppable-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** The SSR bundle: one file set for a worker thread of the host. */
const ssr: UserConfig = {
  plugins: [react()],
  resolve: {
    alias: [
      ...productionRouter,
      // The browser's client and cache do not exist in SSR.
      { find: /^(\.\.?\/)+api\.ts$/, replacement: fileURLToPath(new URL('src/ssr/no-browser.ts', import.meta.url)) },
    ],
  },
  define: { 'import.meta.env.VITE_TAB': "''" },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: 'dist/ssr',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
};

/** The app for the server; with `--mode tab` the app that brings the engine along and needs no server. */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  if (isSsrBuild) return ssr;
  const isTab = mode === 'tab';
  return {
    // The server sends the compressed files that stand beside the plain ones.
    plugins: [
      react(),
      routeFiles(),
      droppableRouter,
      // Without a host no page is rendered before the app.
      !isTab && earlyInput(),
      isTab ? withDocs() : compression({ algorithms: ['gzip', 'brotliCompress'], exclude: [/\.(woff2|map)$/] }),
    ],
    resolve: { alias: command === 'build' ? productionRouter : [] },
    define: { 'import.meta.env.VITE_TAB': JSON.stringify(isTab ? 'true' : '') },
    // The tab's worker and demo world stand beside the app's own public files.
    publicDir: isTab ? '../mocks/dist/public' : 'public',
    server: {
      port: 5173,
      proxy: isTab
        ? undefined
        : { '/api': 'http://127.0.0.1:4173', '/socket.io': { target: 'http://127.0.0.1:4173', ws: true } },
    },
    optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      outDir: isTab ? 'dist/tab' : 'dist/app',
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        output: {
          // The first page holds the names of all others: seven digits tell them apart, and crumbs put together need not be
          // named after every page that shares them.
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
          // What every page needs in few files that change seldom; the rest is split by route.
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
              {
                name: 'vendor',
                minShareCount: 6,
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next)\//,
              },
              // What most pages share, so that a page is not fetched in fifty crumbs.
              { name: 'shell', test: own, minShareCount: 24 },
              // What the entry needs itself, which would be a crumb of its own for each page that shares it.
              { name: 'shell', test: /\/(i18n\/locales|ssr\/page-ready|install\/offer|src\/(mode|route))\.tsx?$/ },
              // What some share, crumbs put to what is closest to them.
              { name: 'shared', test: own, minShareCount: 10, entriesAware: true, entriesAwareMergeThreshold: 2000 },
              { name: 'shared', test: own, minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 1500 },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 800,
    },
  };
});
