// `npm run operator -- …`: commands of the operator of an installation. They run in the server that uses the data folder,
// or in this process if the database is PostgreSQL or no server runs.
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { type CommandResult, type OperatorCommand, parseCommand, runCommand } from './command.ts';
import { callEndpoint } from './endpoint.ts';

const { env } = process;
const folder = resolve(env.FANLIGHT_DATA ?? '.data');
/** Returns the name of the user of the shell. A container may run as a user without a name. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
const by = readUserName();

/** Runs a command with an engine of this process. */
async function runHere(command: OperatorCommand): Promise<CommandResult> {
  const { createNodePorts, systemClock } = await import('../../adapters/node/index.ts');
  const { createEngine } = await import('../../engine.ts');
  const origin = env.FANLIGHT_ORIGIN || 'http://127.0.0.1:4173';
  const { DATABASE_URL: databaseUrl, FANLIGHT_SECRET: secret } = env;
  const { ports, release } = await createNodePorts({
    ...{ folder, origin, clock: systemClock },
    ...{ databaseUrl: databaseUrl || undefined, secret: secret || undefined },
  });
  try {
    const engine = await createEngine(ports, { mode: 'production', strictResponses: false, origin });
    try {
      return await runCommand(engine, command, by);
    } finally {
      await engine.stop();
    }
  } finally {
    release();
  }
}

const run = async (command: OperatorCommand) =>
  (env.DATABASE_URL ? undefined : await callEndpoint(folder, { command, by })) ?? runHere(command);

function print(isJson: boolean, { ok, text, data }: CommandResult) {
  if (isJson) console.log(JSON.stringify({ ok, message: text, data }));
  else if (ok) console.log(text);
  else console.error(text);
  if (!ok) process.exitCode = 1;
}

const { command, help, error, isJson } = parseCommand(process.argv.slice(2));
if (command) {
  const result = await run(command).catch((failure: Error): CommandResult => {
    return { ok: false, text: failure.message, data: { code: failure.name } };
  });
  print(isJson, result);
} else if (error) print(isJson, { ok: false, text: error, data: { code: 'USAGE' } });
else console.log(help);
