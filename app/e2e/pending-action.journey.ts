import { api, type Client } from '@fanlight/sdk';
import { expect, type Page } from 'playwright/test';
import { logInToDemo } from './demo-session.ts';
import { clientOf, createNewUser, join, logIn, logOut } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

const fan = createNewUser();

/** Returns a performer to follow, a post with an open poll, and a video to buy. */
async function findTargets(client: Client) {
  const performers = await client.call(api.searchPerformers, { query: { limit: 50 } });
  const performer = performers.data.find(({ isFollowed, username }) => !isFollowed && username);
  const query = { limit: 50 };
  const feeds = await Promise.all(
    performers.data.map(({ username, _id }) =>
      client.call(api.listPerformerFeeds, { params: { username: username ?? _id }, query }),
    ),
  );
  const post = feeds
    .flatMap(({ data }) => data)
    .find(({ poll, access }) => poll && !poll.hasVoted && !poll.isClosed && access.isAllowed);
  const video = (await client.call(api.listVideos, { query })).data.find(
    ({ access }) => access.requiredAction === 'buy',
  );
  if (!performer?.username || !post?.poll || !video)
    throw new Error('The demo lacks a performer, an open poll or a video for sale.');
  return { performer: { ...performer, username: performer.username }, post, poll: post.poll, video };
}

/** Logs in on the page to which an action of a visitor leads. */
async function logInForAction(page: Page) {
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await logIn(page, fan.username, fan.password);
  await expect(page.getByRole('button', { name: `Account menu of ${fan.name}` })).toBeVisible();
}

test('an action that a visitor has chosen is performed after the login, and the page shows the result', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.origin });
  const page = await context.newPage();
  await join(page, fan);
  await logOut(page, fan.name);
  const { performer, post, poll, video } = await findTargets(await clientOf(host.origin, fan));
  const main = page.getByRole('main');

  await test.step('follows a performer', async () => {
    await page.goto(`/${performer.username}`);
    await main
      .getByRole('button', { name: `Follow ${performer.name}` })
      .first()
      .click();
    await logInForAction(page);
    await expect(page).toHaveURL(new RegExp(`/${performer.username}$`));
    await expect(main.getByRole('button', { name: 'Following' }).first()).toBeVisible();
    await logOut(page, fan.name);
  });

  await test.step('votes', async () => {
    const [option] = poll.options;
    await page.goto(`/posts/${post._id}`);
    const shown = page.getByRole('group', { name: poll.question });
    await shown.getByRole('button', { name: option?.text ?? '' }).click();
    await logInForAction(page);
    await expect(shown.getByRole('button')).toHaveCount(0);
    await expect(shown.getByRole('listitem').filter({ hasText: option?.text ?? '' })).toContainText('%');
    await logOut(page, fan.name);
  });

  await test.step('unlocks a video, which opens the dialog', async () => {
    await page.goto(`/videos/${video._id}`);
    await main.getByRole('button', { name: 'Log in', exact: true }).first().click();
    await logInForAction(page);
    await expect(page.getByRole('dialog')).toContainText(video.title);
  });
  await context.close();
  expect(host.output()).not.toMatch(/error/i);
});

test('the Back link of a post returns to the post’s place in the timeline, or opens the timeline if there is no history', async ({
  browser,
}) => {
  const { token } = await logInToDemo(host.origin, 'noor');
  const context = await browser.newContext({ baseURL: host.origin });
  await context.addCookies([{ name: 'token', value: token, url: host.origin }]);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const readTop = () => page.evaluate(() => window.scrollY);
  await page.goto('/home');
  await main.getByRole('article').first().waitFor();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(readTop).toBeGreaterThan(1000);
  const comments = main.locator('a[href^="/posts/"][href$="#comment"]');
  const path = await comments.evaluateAll((links) => {
    const isShown = (link: Element) => {
      const { top } = link.getBoundingClientRect();
      return top > 100 && top < 800;
    };
    return links.find(isShown)?.getAttribute('href');
  });
  const link = main.locator(`a[href="${path}"]`).first();
  const before = await readTop();
  await link.click();
  await expect(page).toHaveURL(`${host.origin}${path}`);
  const arrow = main.getByRole('link', { name: 'Back' });
  await arrow.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(100);
  await expect(link).toBeInViewport();

  const first = await context.newPage();
  await first.goto(path?.split('#')[0] ?? '');
  await first.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(first).toHaveURL(/\/home$/);
  await context.close();
});
