import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The name of the file that the host inlines into server-rendered pages (`server/src/host/page.ts`). */
export const earlyInputFile = 'early-input.js';

/** Builds `src/ssr/early-input.ts` as a separate file. */
export function earlyInput(): Plugin {
  return {
    name: 'early-input',
    apply: 'build',
    buildStart() {
      const id = fileURLToPath(new URL('../src/ssr/early-input.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: earlyInputFile });
    },
  };
}
