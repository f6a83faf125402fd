import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema/index.ts';
import { createFan, createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
import { setUpSecondFactor } from '../../testing/operators.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { parseCommand } from './command.ts';
import { callEndpoint, startOperatorEndpoint } from './endpoint.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

let engine: TestEngine;
let folder: string;
let close: () => Promise<void>;

beforeAll(async () => {
  engine = await createTestEngine();
  folder = mkdtempSync(join(tmpdir(), 'fanlight-operator-'));
  close = await startOperatorEndpoint(engine, folder, () => undefined);
  await createFan(engine, 'wren');
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
  await stopCleanly(engine);
});

const email = 'wren@fanlight.example';

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, FANLIGHT_DATA: folder };
  const ended = promisify(execFile)(process.execPath, [program, ...args], { env });
  return ended.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

describe('the command line of the operator, while a server runs', () => {
  it('grants, lists and revokes the role of an operator', async () => {
    expect(await run('grant', email)).toEqual({ code: 0, output: `${email} is an operator now.\n` });
    const again = await run('grant', email, '--read-only', '--json');
    expect(JSON.parse(again.output)).toMatchObject({ ok: true, data: { email, access: 'read-only' } });
    expect(JSON.parse((await run('list', '--json')).output).data).toEqual([{ email, access: 'read-only' }]);
    expect(await run('revoke', email)).toMatchObject({ code: 0 });
    expect(await engine.operators.list()).toEqual([]);
  });

  it('removes the second factor of an account whose owner has lost the phone', async () => {
    const owner = await createFan(engine, 'lene');
    await setUpSecondFactor(engine, owner);
    const address = 'lene@fanlight.example';
    const text = `${address} has no second factor any more.\n`;
    expect(await run('reset-second-factor', address)).toEqual({ code: 0, output: text });
    expect(await owner.client.call(api.getSecondFactor)).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 });
  });

  it('writes each change into the audit log, with the user of the shell', async () => {
    const rows = await engine.ports.database.db.select().from(auditEntries).orderBy(auditEntries.id);
    const roles = rows.filter(({ action }) => action !== 'resetSecondFactor');
    expect(roles.map(({ action, before, after }) => [action, before.operatorAccess, after.operatorAccess])).toEqual([
      ['grantOperator', null, 'full'],
      ['grantOperator', 'full', 'read-only'],
      ['revokeOperator', 'read-only', null],
    ]);
    for (const { operator, operatorId, target } of rows) {
      expect(operator).toMatch(/^shell:.+/);
      expect(operatorId).toBeNull();
      // Of accounts, an entry has only the id (rule P8).
      expect(target).toBeNull();
    }
  });

  it.each([
    [['grant', 'stranger@fanlight.example'], 'No account has this e-mail address.'],
    [['revoke', 'wren@fanlight.example'], 'No operator has this e-mail address.'],
    [['reset-second-factor', email], 'No account with a second factor has this e-mail address.'],
    [['promote', 'wren@fanlight.example'], 'There is no command promote.'],
    [['grant'], 'grant needs one e-mail address.'],
    [['grant', email, '--forever'], "Unknown option '--forever'"],
  ])('fails with an explanation for %j', async (args, message) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });

  it('refuses an account whose address is not confirmed', async () => {
    const { code, output } = await run('grant', (await registerUnconfirmed()).email);
    expect([code, output]).toEqual([1, 'The e-mail address of this account is not confirmed.\n']);
  });

  it('is called only with the secret, which only the owner of the folder can read', async () => {
    const file = join(folder, 'operator.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(file, 'utf8'));
    const body = JSON.stringify({ command: { name: 'list' }, by: 'stranger' });
    for (const authorization of ['', 'Bearer wrong']) {
      const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { authorization }, body });
      expect(response.status).toBe(403);
    }
    expect(await callEndpoint(folder, { command: { name: 'list' }, by: 'owner' })).toMatchObject({ ok: true });
  });
});

async function registerUnconfirmed() {
  const body = { name: 'Iris', username: 'iris', email: 'iris@fanlight.example', password };
  await createVisitor(engine).call(api.registerUser, { body });
  return body;
}

it('each command explains itself', () => {
  for (const name of ['grant', 'revoke', 'reset-second-factor', 'list'])
    expect(parseCommand([name, '--help']).help).toContain(`-- ${name}`);
  expect(parseCommand([]).help).toContain('COMMAND');
});
