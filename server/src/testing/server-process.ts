import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundledServer } from '../bundle-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The exit of a server process, and its output. */
export interface Ending {
  code: number | null;
  output: string;
  /** The number of milliseconds from the start to the exit. */
  after: number;
}

/** A server in a separate process. */
export interface ServerProcess {
  child: ChildProcess;
  /** The origin, which is known when the server listens. Rejects if the process exits before that. */
  origin: Promise<string>;
  ended: Promise<Ending>;
  /** Sends a signal, and waits until the process has exited. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ending>;
}

/** Starts the bundled server with the Node version of the tests, on a free port, and in a clean environment. */
export function startServer(env: Record<string, string>): ServerProcess {
  const began = performance.now();
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [bundledServer], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: 'test', PORT: '0', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => ({ code, output, after: performance.now() - began }));
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /Fanlight is at (\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(({ code }) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  // The rejection is handled here, because tests of servers that cannot start only check the exit.
  origin.catch(() => undefined);
  return {
    child,
    origin,
    ended,
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
