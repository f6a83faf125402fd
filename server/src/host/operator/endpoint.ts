import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Engine } from '../../engine.ts';
import { type CommandResult, type OperatorCommand, runCommand } from './command.ts';

/**
 * The address and the secret with which the command line calls a running server. Only the owner of the data folder can
 * read them.
 */
interface Contact {
  port: number;
  secret: string;
}

interface CommandCall {
  command: OperatorCommand;
  by: string;
}

const contactFile = (folder: string) => join(folder, 'operator.json');

const digestOf = (text: string) => createHash('sha256').update(text).digest();

const hasSecret = ({ headers }: IncomingMessage, secret: string) =>
  timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${secret}`));

/**
 * Lets the command line run commands in this process, because no other process can use the embedded database meanwhile.
 * Listens on a loopback port of its own. Each start creates a secret, which is stored in the data folder and readable
 * only by its owner.
 *
 * @param logFailure - called with the error of a command that has failed
 * @returns a function that closes the endpoint
 */
export async function startOperatorEndpoint(
  engine: Pick<Engine, 'operators'>,
  folder: string,
  logFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer(async (request, response) => {
    // A web page in a browser of this machine cannot send the header without a preflight request, which is refused.
    if (request.method !== 'POST' || !hasSecret(request, secret)) return response.writeHead(403).end();
    try {
      const { command, by }: CommandCall = JSON.parse(await readText(request));
      const result = await runCommand(engine, command, by);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
    } catch (error) {
      logFailure(error);
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const file = contactFile(folder);
  // The mode of an existing file, which a killed server has left, would not change.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, secret } satisfies Contact), { mode: 0o600, flag: 'wx' });
  return async () => {
    rmSync(file, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

function readContact(folder: string): Contact | undefined {
  try {
    return JSON.parse(readFileSync(contactFile(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a command in the server that uses a data folder. Undefined if no server runs. */
export async function callEndpoint(folder: string, call: CommandCall): Promise<CommandResult | undefined> {
  const contact = readContact(folder);
  if (!contact) return undefined;
  const headers = { authorization: `Bearer ${contact.secret}` };
  const init = { method: 'POST', headers, body: JSON.stringify(call) };
  const response = await fetch(`http://127.0.0.1:${contact.port}`, init).catch(() => undefined);
  if (!response) return undefined;
  if (!response.ok) throw new Error(`The server has refused the command (${response.status}). Its log says why.`);
  return (await response.json()) as CommandResult;
}
