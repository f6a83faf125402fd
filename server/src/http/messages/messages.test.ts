import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { describe, expect, it } from 'vitest';
import { createFan, createTestEngine, password } from '../../testing/index.ts';
import { messagesInSpanish } from './es-ES.ts';
import { readLocale, translate } from './index.ts';

const source = join(import.meta.dirname, '../..');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|es-ES\.ts$|^generated/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');
const namesIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

describe('the Spanish messages', () => {
  it.each(Object.entries(messagesInSpanish))(
    'contain %s, which is used, with the same parameters',
    (english, spanish) => {
      expect(code.includes(`'${english}'`)).toBe(true);
      expect(namesIn(spanish)).toEqual(namesIn(english));
    },
  );
});

it.each([
  [null, 'en-US'],
  ['es', 'es-ES'],
  ['es-MX,en;q=0.5', 'es-ES'],
  ['fr, en;q=0.3, es;q=0.8', 'es-ES'],
  ['en-GB, es', 'en-US'],
  ['es;q=0, en;q=0.1', 'en-US'],
  ['ca', 'en-US'],
])('answers to Accept-Language %s in %s', (header, locale) => {
  expect(readLocale(header)).toBe(locale);
});

it('replace known parameters and leave others unchanged', () => {
  expect(translate('es-ES', 'A tip is at least {{minimum}}.', { minimum: 2 })).toBe('La propina mínima es de 2.');
  expect(translate('es-ES', 'expired_card')).toBe('expired_card');
});

it('are used for the message of the code and of each field in the client’s language (rule W2)', async () => {
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
    fields: [{ path: 'limit', message: 'Como máximo 100.' }],
  });
});
