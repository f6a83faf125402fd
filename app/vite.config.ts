import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The app for the server; with `--mode tab` the app that brings the engine along and needs no server. */
export default defineConfig(({ mode }) => {
  const isTab = mode === 'tab';
  return {
    plugins: [react()],
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
      chunkSizeWarningLimit: 800,
    },
  };
});
