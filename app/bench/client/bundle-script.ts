import { build } from 'vite';

/** Bundles an entry for production into a single script, and returns its code. */
export async function bundleScript(input: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2023',
      // The SDK imports Socket.IO dynamically; the bundle has to contain it.
      rolldownOptions: { input, output: { codeSplitting: false } },
      modulePreload: false,
    },
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return chunk.code;
}
