import { expect, type Page } from 'playwright/test';
import { inspectPage, textsOf } from './inspect-page.ts';
import { test } from './test.ts';

/** The texts of a page in the pseudo-locale that are reported as untranslated. */
async function findUntranslated(page: Page, body: string, answer: unknown = {}): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="en-XA"><body>${body}</body></html>`);
  const problems = await inspectPage(page, { fromServer: textsOf(answer), isPseudo: true });
  return problems.filter((problem) => problem.startsWith('not translated'));
}

test('a text that is not translated is found', async ({ page }) => {
  expect(await findUntranslated(page, '<h1>[Ŵåļļéţ~~]</h1><p>Top up your wallet</p>')).toEqual([
    'not translated: “Top up your wallet”',
  ]);
});

test('a word that is the name of a field in an answer of the server is found', async ({ page }) => {
  expect(await findUntranslated(page, '<p>balance</p>', { data: { balance: 5 } })).toEqual([
    'not translated: “balance”',
  ]);
});

test('a word that occurs within a text of the server is found', async ({ page }) => {
  expect(await findUntranslated(page, '<button>Like</button>', { text: 'Like rain on slate' })).toEqual([
    'not translated: “Like”',
  ]);
});

test('a text of the server needs no translation, neither do its lines and hashtags', async ({ page }) => {
  const answer = { data: [{ text: 'Kiln opened at dawn. #stoneware\nSecond line', name: 'Mara Quill' }] };
  const body = '<b>Mara Quill</b><p>Kiln opened at dawn. <a href="/x">#stoneware</a></p><p>Second line</p>';
  expect(await findUntranslated(page, body, answer)).toEqual([]);
});

test('a part in a language of its own needs no translation', async ({ page }) => {
  expect(await findUntranslated(page, '<p lang="es-ES">Español</p>')).toEqual([]);
});
