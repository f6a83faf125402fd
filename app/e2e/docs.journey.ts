import { AxeBuilder } from '@axe-core/playwright';
import { operations } from '@fanlight/sdk/operations';
import { expect, test } from 'playwright/test';
import { type Host, startHost } from './host.ts';

let host: Host;

test.beforeAll(async () => {
  host = await startHost();
});

test.afterAll(() => host.stop());

test('the API reference lists every operation and event, and is sent compressed', async ({ request }) => {
  const response = await request.get(`${host.origin}/docs/openapi.json`);
  const document = await response.json();
  const ids = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => operationId ?? []);
  expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(Object.keys(document.webhooks)).toContain('notification/created');
  expect(response.headers()['content-encoding']).toBe('br');
});

for (const [size, width, theme] of [
  ['a desktop', 1440, 'dark'],
  ['a phone', 390, 'light'],
] as const) {
  test(`the API reference is accessible on ${size}, ${theme}, and sends no request to another host`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(host.origin)) problems.push(`requested ${url}`);
    });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${host.origin}/docs`);
    await expect(page.getByRole('heading', { name: 'Fanlight API' })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(new RegExp(`${theme}-mode`));

    await page.goto(`${host.origin}/docs/#tag/wallet/POST/wallet/charges/tip/{id}`);
    const tip = page.locator('[id$="/wallet/charges/tip/{id}"]').last();
    await expect(tip.getByRole('heading', { name: 'Tip a performer' })).toBeVisible();
    await expect(tip.getByText('api.tipPerformer')).toBeVisible();
    await expect(tip.getByRole('button', { name: /Test Request/ })).toBeVisible();

    // Scrolls to the other groups, which are collapsed.
    await page.mouse.wheel(0, 20_000);
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(severe.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(problems).toEqual([]);
  });
}
