import { expect, type Page } from 'playwright/test';
import { inspectPage, textsOf } from './inspect-page.ts';
import { test } from './test.ts';

/** Returns the texts of a page in the pseudo-locale that the inspection reports as not translated. */
async function findUntranslated(page: Page, body: string, data: unknown = {}): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="en-XA"><body>${body}</body></html>`);
  const problems = await inspectPage(page, { fromServer: textsOf(data), isPseudo: true });
  return problems.filter((problem) => problem.startsWith('not translated'));
}

test('the inspection finds an untranslated text', async ({ page }) => {
  expect(await findUntranslated(page, '<h1>[Ŵåļļéţ~~]</h1><p>Top up your wallet</p>')).toEqual([
    'not translated: “Top up your wallet”',
  ]);
});

test('the inspection finds an untranslated word that is also a field name in a response', async ({ page }) => {
  expect(await findUntranslated(page, '<p>balance</p>', { data: { balance: 5 } })).toEqual([
    'not translated: “balance”',
  ]);
});

test('the inspection finds an untranslated word that is also part of a text in a response', async ({ page }) => {
  expect(await findUntranslated(page, '<button>Like</button>', { text: 'Like rain on slate' })).toEqual([
    'not translated: “Like”',
  ]);
});

test('the inspection ignores texts from API responses, even if the page shows only one line or one hashtag of a text', async ({
  page,
}) => {
  const data = { data: [{ text: 'Kiln opened at dawn. #stoneware\nSecond line', name: 'Mara Quill' }] };
  const body = '<b>Mara Quill</b><p>Kiln opened at dawn. <a href="/x">#stoneware</a></p><p>Second line</p>';
  expect(await findUntranslated(page, body, data)).toEqual([]);
});

test('the inspection ignores elements with a `lang` attribute', async ({ page }) => {
  expect(await findUntranslated(page, '<p lang="es-ES">Español</p>')).toEqual([]);
});
