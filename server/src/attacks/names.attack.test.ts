import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFan, createPerformer, createTestEngine, password, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack } from './attacker.ts';

let engine: TestEngine;
let token: string;

beforeAll(async () => {
  engine = await createTestEngine();
  ({ token } = await createFan(engine, 'noor'));
  await createPerformer(engine, 'mara.clay');
});

afterAll(() => stopCleanly(engine));

const rename = async (changes: { name?: string; username?: string }) =>
  (await attack(engine, '/users', { method: 'PUT', token, body: changes })).status;

const words = `fanlight moderator security staff abuse postmaster webmaster root system official payments billing refunds
  mail www privacy guidelines checkout maintenance null undefined favicon.svg index.html.gz routes.json routes.json.br
  routes.json.gz fanlight.support fan_light f.a.n.l.i.g.h.t _admin_ mod.erator home explore auth api sw.js robots.txt`;

it.each(words.split(/\s+/))('the server refuses the username %s (rule P1)', async (username) => {
  expect(await rename({ username })).toBe(422);
});

it('the server refuses names of root files as usernames (rule P1)', async () => {
  for (const file of readdirSync(new URL('../../../app/public', import.meta.url))) {
    const username = file.toLowerCase().replaceAll('-', '_');
    expect([username, await rename({ username })]).toEqual([username, 422]);
  }
});

it("the server refuses the first segments of the app's paths as usernames (rule P1)", async () => {
  const routes = ['routes.tsx', 'creator-routes.tsx'].map((file) =>
    readFileSync(new URL(`../../../app/src/${file}`, import.meta.url), 'utf8'),
  );
  const segments = new Set([...routes.join('\n').matchAll(/'\/([a-z]+)/g)].map(([, segment = '']) => segment));
  expect(segments.size).toBeGreaterThan(10);
  for (const username of segments) expect([username, await rename({ username })]).toEqual([username, 422]);
});

it.each([
  ['blanks', '\u00A0\u2003 '],
  ['a Hangul filler', '\u3164'],
  ['a braille blank', '\u2800'],
  ['zero-width characters', 'Ma\u200Bra'],
  ['a word joiner', '\u2060'],
  ['a change of direction', 'Mara \u202Eyalc'],
  ['a control character', 'Mara\u0007'],
  ['a line break', 'Noor\n\nYour account is locked. Open evil.example'],
  ['a line separator', 'Noor\u2028Your account is locked.'],
  ['stacked marks', `Z${'\u0335\u0347'.repeat(10)}algo`],
  ['a check mark', 'Somebody \u2713'],
  ['a check mark as emoji', 'Somebody \u2705'],
  ['a URL', 'Open http://evil.example now'],
  ['a tag character', 'Mara\u{E0041}'],
])('the server refuses a display name with %s', async (_what, name) => {
  expect(await rename({ name })).toBe(422);
  const body = { name, email: 'somebody@other.example', password };
  expect((await attack(engine, '/auth/users/register', { body })).status).toBe(422);
});

it.each(['mara.clay', 'MARA.CLAY', 'ｍａｒａ.clay', '  mara.clay '])(
  'the server refuses the name of a performer as the display name of another user: %s',
  async (name) => {
    expect(await rename({ name })).toBe(422);
  },
);

it.each([
  'Noor Haddad',
  "Siobhán O'Neill-Ní Bhriain",
  'Nguyễn Thị Ánh',
  '山田 太郎',
  'محمد علی',
  'می‌خواهم',
  'क्षत्रिय',
  'ศรีสุดา',
  '👩🏽‍🚀 Ada',
  'DJ ❤️',
  'X Æ A-12',
])('the server accepts the display name %s', async (name) => {
  expect(await rename({ name })).toBe(200);
});

it('the server normalises a display name to composed characters and single spaces', async () => {
  await rename({ name: ' Zoe\u0308   K. ' });
  const { data } = await attack(engine, '/users/me', { method: 'GET', token });
  expect(data.name).toBe('Zo\u00EB K.');
});
