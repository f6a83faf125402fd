import { expect, type Page, test } from 'playwright/test';
import { entries } from './entries.ts';

const minimumPx = 44;

/** Stories of screens with names, small buttons and menus in rows. */
const stories = ['Screens/Fan/SubscriptionsScreen/Ready', 'Screens/Performer/FollowersScreen/Ready'];

/**
 * Returns the links with a name and the icon buttons of the page whose target is smaller than it should be. The target
 * is the box of the element or that of its `::before`, which extends it.
 */
const findSmallTargets = (page: Page) =>
  page.evaluate((minimum) => {
    const sizeOf = (element: Element): { width: number; height: number } => {
      const box = element.getBoundingClientRect();
      const before = getComputedStyle(element, '::before');
      const isTarget = before.content !== 'none' && before.position === 'absolute';
      const { width = 0, height = 0 } = isTarget
        ? { width: Number.parseFloat(before.width), height: Number.parseFloat(before.height) }
        : {};
      return { width: Math.max(box.width, width), height: Math.max(box.height, height) };
    };
    /** A link in a text, such as a mention, has the height of its line (WCAG 2.5.8, "Inline"). */
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('main a[href], main button, #storybook-root a[href], #storybook-root button')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert], footer') && !isInText(element))
      .map((element) => ({ name: element.getAttribute('aria-label') ?? element.textContent, ...sizeOf(element) }))
      .filter(({ width, height }) => Math.min(width, height) < minimum - 0.5)
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);
  }, minimumPx);

for (const path of stories)
  test(`touch targets of ${path} are at least ${minimumPx} px wide and high on a phone`, async ({ page }) => {
    test.setTimeout(240_000);
    const story = entries.find(({ type, title, name }) => type === 'story' && `${title}/${name}` === path);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/iframe.html?viewMode=story&id=${story?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached({ timeout: 60_000 });
    await expect(page.locator('#storybook-root').getByRole('link').first()).toBeAttached();
    expect([...new Set(await findSmallTargets(page))]).toEqual([]);
  });
