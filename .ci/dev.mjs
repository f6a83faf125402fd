// `npm run dev` runs the server, and the app with hot reload. It restarts the server when its code changes.
import { spawn } from 'node:child_process';
import { demoEnvironment } from './demo.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './steps.mjs';

ensureInstalled();
if ((await run(['npm', 'run', '--silent', 'build'])) !== 0) process.exit(1);

const node = 'node_modules/.bin/node';
const children = [
  spawn(
    node,
    ['--watch-path=server/src', '--watch-path=sdk/src', '--watch-preserve-output', 'server/src/host/main.ts'],
    {
      stdio: 'inherit',
      env: { ...(await demoEnvironment()), ...process.env },
    },
  ),
  spawn(node, ['node_modules/vite/bin/vite.js', 'app', '--clearScreen', 'false'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
