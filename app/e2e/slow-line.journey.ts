import { expect } from 'playwright/test';
import { type Host, startHost } from './host.ts';
import { findTargets, openSlowly, tapButton, tappedPages } from './slow-phone.ts';
import { earlyTest as test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
});
test.afterAll(() => host.stop());

for (const { path, username, hasButtons } of tappedPages) {
  const opening = () => ({ origin: host.origin, path, username });

  test(`on a slow phone, the links of ${path} work from the first paint`, async ({ browser }) => {
    const page = await openSlowly(browser, opening());
    const links = (await findTargets(page, 'a[href^="/"]')).filter(({ href }) => href !== path);
    await page.context().close();
    expect(links.length).toBeGreaterThan(0);
    // Every fourth link stands for its neighbours, which are links of the same kind.
    for (const { href, name } of links.filter((_, index) => index % 4 === 0)) {
      const slow = await openSlowly(browser, opening());
      const link = (await findTargets(slow, 'a[href^="/"]')).find((each) => each.href === href);
      if (!link) throw new Error(`${path} has no link to ${href} at its second opening.`);
      await slow.touchscreen.tap(link.x, link.y);
      await expect(slow, `${name} leads to ${href}`).toHaveURL((url) => url.pathname + url.search === href, {
        timeout: 30_000,
      });
      await expect(slow.getByRole('main')).toBeVisible({ timeout: 30_000 });
      await slow.context().close();
    }
  });

  if (!hasButtons) continue;

  // `npm run bench -- taps` measures how long that takes.
  test(`on a slow phone, the buttons of ${path} answer in the task of the tap`, async ({ browser }) => {
    const page = await openSlowly(browser, opening());
    const buttons = await findTargets(page, 'button');
    await page.context().close();
    expect(buttons.length).toBeGreaterThan(0);
    for (const { name } of buttons.slice(0, 6)) {
      const slow = await openSlowly(browser, opening());
      expect(await tapButton(slow, name), `${name} answers`).toMatchObject({ isShown: true });
      await slow.context().close();
    }
  });
}
