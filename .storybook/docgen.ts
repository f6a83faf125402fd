import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { Reply, Request } from './docgen-worker.ts';

/** Matches the files whose components are documented. */
const component = /\/components\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/** Starts the worker. The returned functions document a module, make the worker read changed files again, and end it. */
function startWorker() {
  const worker = new Worker(new URL('docgen-worker.ts', import.meta.url));
  // The worker does not keep a finished process alive.
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<string[]>>();
  worker.on('message', ({ id, statements, error }: Reply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (statements) one?.resolve(statements);
    else one?.reject(error);
  });
  worker.on('error', (error) => {
    for (const one of waiting.values()) one.reject(error);
  });
  const send = (request: Request) => worker.postMessage(request);
  let id = 0;
  return {
    document(file: string, code: string): Promise<string[]> {
      const one = Promise.withResolvers<string[]>();
      id += 1;
      waiting.set(id, one);
      send({ id, file, code });
      return one.promise;
    },
    forget: () => send(null),
    stop: () => worker.terminate(),
  };
}

/**
 * Reads props and doc comments from the source files of our components, for the tables of docs pages. Storybook's own
 * plugin would also process every module of the SDK, the mocks and the app, and parse imported modules again for each
 * importer. This took two thirds of a build, and the plugin has no option to prevent it. The worker is a thread of its
 * own, because a build leaves the second processor mostly unused.
 */
export function docgen(): Plugin {
  let worker: ReturnType<typeof startWorker> | undefined;
  return {
    name: 'fanlight:docgen',
    enforce: 'pre',
    watchChange() {
      worker?.forget();
    },
    async closeBundle() {
      await worker?.stop();
      worker = undefined;
    },
    async transform(code, id) {
      if (!component.test(id)) return undefined;
      worker ??= startWorker();
      const statements = await worker.document(id, code);
      // The code is appended, so that the source map stays valid.
      return statements.length > 0 ? { code: `${code}\n${statements.join('\n')}`, map: null } : undefined;
    },
  };
}
