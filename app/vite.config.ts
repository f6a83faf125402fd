import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import {
  contentModules,
  frameModules,
  isAmong,
  listModules,
  pageModules,
  primaryModules,
} from './build/chunk-modules.ts';
import { earlyInput, earlyInputFile } from './build/early-input.ts';
import { routeFiles } from './build/route-files.ts';

/** Copies the API reference into the build for a tab. Leaves out the compressed files, which only the server sends. */
function withDocs(): Plugin {
  const folder = (path: string) => fileURLToPath(new URL(`dist/${path}`, import.meta.url));
  return {
    name: 'docs',
    apply: 'build',
    closeBundle: () =>
      cpSync(folder('docs'), folder('tab/docs'), { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) }),
  };
}

/** Matches our modules that chunks may share, and the icons. */
const sharedModules = /\/(components|sdk|app)\/src\/|lucide-react/;
/** Matches the modules that many pages share, but the login does not need. */
const besidesLogin = /\/primitives\/(avatar|dialog|page-header)\/|\/dialogs\/use-dialog|\/generated\/bounds/;
const isListModule = isAmong(listModules);
const isShellModule = (id: string) => sharedModules.test(id) && !besidesLogin.test(id) && !isListModule(id);

/**
 * The paths of React Router's production build, which is smaller and has no warnings. Its `exports` would select the
 * development build.
 */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

/**
 * Lets the bundler remove components of React Router that are not used. It would keep a component whose `displayName`
 * is assigned, and the result of a call that may have side effects.
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

/** The minimum size of a chunk with a compile hint, in bytes before minification. Smaller chunks gain less than it costs. */
const minHintedBytes = 4000;

/**
 * Returns a comment that lets Chromium compile all functions of a chunk while it loads, on a background thread. By
 * default, each function is compiled on the main thread when it is called first.
 */
function compileHint({ fileName, modules }: { fileName: string; modules: Record<string, { renderedLength: number }> }) {
  const bytes = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return bytes < minHintedBytes || fileName === earlyInputFile ? '' : '//# allFunctionsCalledOnLoad';
}

/** The configuration of the SSR bundle, which runs in a worker thread of the host. */
const ssr: UserConfig = {
  plugins: [react()],
  resolve: {
    alias: productionRouter,
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

/** Builds the app for the server. With `--mode tab`, builds the app that contains the engine and needs no server. */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  if (isSsrBuild) return ssr;
  const isTab = mode === 'tab';
  return {
    // The server sends the compressed files in place of the others.
    plugins: [
      react(),
      routeFiles(),
      droppableRouter,
      // Only the host sends pages that are rendered before the app has loaded.
      !isTab && earlyInput(),
      isTab ? withDocs() : compression({ algorithms: ['gzip', 'brotliCompress'], exclude: [/\.(woff2|map)$/] }),
    ],
    resolve: { alias: command === 'build' ? productionRouter : [] },
    define: { 'import.meta.env.VITE_TAB': JSON.stringify(isTab ? 'true' : '') },
    // The worker and the demo data of the tab. They include the public files of the app.
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
          postBanner: compileHint,
          // The names are short, because the first page contains the names of all chunks. By default, a shared chunk is
          // named after all pages that share it. Seven digits are enough to distinguish the chunks. Only routes and
          // shared chunks have another name.
          chunkFileNames: ({ name, facadeModuleId }) =>
            facadeModuleId && !facadeModuleId.endsWith('-route.tsx')
              ? 'assets/[hash:7].js'
              : `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
          // Puts the code that every page needs into a few files that rarely change. The other code is split by route.
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
              {
                name: 'vendor',
                minShareCount: 7,
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next)\//,
              },
              // The code that most pages share. Without this chunk, a page would load fifty small files.
              { name: 'shell', test: isShellModule, minShareCount: 36 },
              // The code of the entry itself. It would otherwise become small chunks, because pages share it.
              {
                name: 'shell',
                test: /\/(i18n\/locales|ssr\/page-ready|install\/offer|theme\/theme-mode|logo\/logo|api\/(blocks|geo)|src\/(mode|route|site))\.tsx?$/,
              },
              // The code of the layouts. It would otherwise become twenty small chunks, and each costs the main thread
              // half a millisecond.
              { name: 'frame', test: isAmong(frameModules) },
              { name: 'primary', test: isAmong(primaryModules) },
              // The code that pages of one kind share. Without these chunks, the timeline would load forty files of half a
              // kilobyte, which take longer on a slow line than their bytes.
              { name: 'page', test: isAmong(pageModules) },
              { name: 'list', test: isListModule },
              { name: 'content', test: isAmong(contentModules) },
              // Dialogs in a chunk of their own. Otherwise, small modules of pages without dialogs were merged with them.
              { name: 'dialog', test: /\/components\/src\/primitives\/dialog\//, minShareCount: 3 },
              // The code that some pages share. Small chunks are merged with the most similar one.
              {
                name: 'shared',
                test: sharedModules,
                minShareCount: 18,
                entriesAware: true,
                entriesAwareMergeThreshold: 2000,
              },
              {
                name: 'shared',
                test: sharedModules,
                minShareCount: 3,
                entriesAware: true,
                // With 600, small modules were merged with forms, so that pages without forms loaded 14 kB of react-hook-form.
                entriesAwareMergeThreshold: 300,
              },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 800,
    },
  };
});
