// `npm start` sets up what is missing, builds what has changed, and then serves the app, the API and realtime on one
// port.
import { spawn } from 'node:child_process';
import { demoEnvironment } from './demo.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './steps.mjs';

ensureInstalled();
console.log('Building (only what has changed) …');
if ((await run(['npm', 'run', '--silent', 'build'])) !== 0) process.exit(1);

// Starts the server with the Node from the dependencies, so that every machine has the same version. Stack traces name
// source files.
const host = spawn(
  'node_modules/.bin/node',
  ['--enable-source-maps', 'server/dist/main.js', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...(await demoEnvironment()), ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', (code) => process.exit(code ?? 1));
