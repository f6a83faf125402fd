import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { ErrorReason } from '@fanlight/sdk/models';
import { expect, expectTypeOf, it } from 'vitest';
import { createFan, createTestEngine, password } from '../../testing/index.ts';
import { type Reason, type ReasonArguments, readLocale } from './index.ts';

const source = join(import.meta.dirname, '../..');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^generated/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

it.each(Object.keys(ErrorReason))('the server uses the reason %s of the contract', (reason) => {
  expect(code.includes(`'${reason}'`)).toBe(true);
});

it.each([
  [null, 'en-US'],
  ['es', 'es-ES'],
  ['es-MX,en;q=0.5', 'es-ES'],
  ['fr, en;q=0.3, es;q=0.8', 'es-ES'],
  ['en-GB, es', 'en-US'],
  ['es;q=0, en;q=0.1', 'en-US'],
  ['ca', 'en-US'],
])('readLocale maps the header Accept-Language %s to the language %s', (header, locale) => {
  expect(readLocale(header)).toBe(locale);
});

it('a failure compiles only if its reason is in the contract and it has the parameters of its message', () => {
  expectTypeOf<{ reason: 'TOO_SMALL'; params: { min: number } }>().toExtend<Reason>();
  expectTypeOf<{ reason: 'TOO_SMALL'; params: { max: number } }>().not.toExtend<Reason>();
  expectTypeOf<{ reason: 'TOO_SMALL' }>().not.toExtend<Reason>();
  expectTypeOf<{ reason: 'Please do.' }>().not.toExtend<Reason>();
  expectTypeOf<ReasonArguments<'EMPTY'>>().toEqualTypeOf<[reason: 'EMPTY']>();
});

it('a failed response and its invalid fields have messages in the client’s language (rule W2)', async () => {
  const engine = await createTestEngine();
  await createFan(engine, 'noor');
  const handle = (request: Request) => engine.fetch(request);
  const client = createClient({ baseUrl: 'http://localhost/api', token: memoryTokenStore(), locale: 'es-ES', handle });
  await expect(login(client, { credentials: 'noor', password: 'not this one' })).rejects.toMatchObject({
    message: '¡Credenciales incorrectas!',
  });
  await login(client, { credentials: 'noor', password });
  await expect(client.call(api.listNotifications, { query: { limit: 1000 } })).rejects.toMatchObject({
    message: 'Revisa los campos marcados.',
    fields: [{ path: 'limit', code: 'TOO_LARGE', params: { max: 100 }, message: 'Como máximo 100.' }],
  });
});
