import { execFileSync } from 'node:child_process';

/** Returns a free port on 127.0.0.1. A child process finds it, because this function is synchronous. */
export function findFreePort() {
  const code = `const server = net.createServer().listen(0, '127.0.0.1', () => {
    console.log(server.address().port);
    server.close();
  });`;
  return Number(execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }));
}
