import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '../../db/schema/index.ts';
import { createTestEngine, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

async function readAgeText(language: string): Promise<string> {
  const headers = { 'Accept-Language': language };
  const response = await engine.fetch(new Request('http://localhost/api/settings/public', { headers }));
  return ((await response.json()) as { data: { content18Popup: string } }).data.content18Popup;
}

it('the age gate is shown in the visitor’s language until the operator sets a text (rule L1)', async () => {
  expect(await readAgeText('es-ES')).toBe('Debes tener al menos 18 años para entrar.');
  expect(await readAgeText('en-US')).toBe('You must be at least 18 years old to enter.');
  const { db } = engine.ports.database;
  await db.insert(settings).values({ key: 'content18Popup', value: 'Adults only.' });
  expect(await readAgeText('es-ES')).toBe('Adults only.');
});

it('footer links are in the viewer’s language, unless the operator has set other links', async () => {
  const titles = async (language: string) => {
    const request = new Request('http://localhost/api/settings/public', { headers: { 'accept-language': language } });
    const { data } = (await (await engine.fetch(request)).json()) as { data: { menus: { title: string }[] } };
    return data.menus.map(({ title }) => title);
  };
  expect(await titles('en-US')).toContain('Privacy');
  expect(await titles('es-ES,en;q=0.5')).toContain('Privacidad');
  const menus = [{ title: 'Imprint', href: '/page/imprint' }];
  await engine.ports.database.db.insert(settings).values({ key: 'menus', value: menus });
  expect(await titles('es-ES')).toEqual(['Imprint']);
});
