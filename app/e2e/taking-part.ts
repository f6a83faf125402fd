import { api } from '@fanlight/sdk';
import { expect, type Page, type Response, test } from 'playwright/test';
import { clientOf, type NewUser } from './fan.ts';
import { mara } from './journey-performer.ts';
import type { Translate } from './translate.ts';

type Person = Pick<NewUser, 'name' | 'username' | 'password'>;

/** Returns an item of each kind that the user can bookmark, but has not bookmarked yet. */
async function findItems(origin: string, person: Person) {
  const client = await clientOf(origin, person);
  const query = { limit: 50 };
  const canBookmark = (item: { access: { isAllowed: boolean }; isBookmarked: boolean }) =>
    item.access.isAllowed && !item.isBookmarked;
  const { data: posts } = await client.call(api.listPerformerFeeds, { params: { username: mara.username }, query });
  const pollPost = posts.find(({ poll, ...post }) => poll && !poll.hasVoted && !poll.isClosed && canBookmark(post));
  const gallery = (await client.call(api.listGalleries, { query })).data.find(canBookmark);
  const video = (await client.call(api.listVideos, { query })).data.find(canBookmark);
  const reel = (await client.call(api.listReels, { query })).data.find(canBookmark);
  const product = (await client.call(api.listProducts, { query })).data.find(({ isBookmarked }) => !isBookmarked);
  if (!pollPost?.poll || !gallery || !video || !reel || !product)
    throw new Error('The demo lacks an open poll, or an item that the fan has not bookmarked.');
  return { post: pollPost, poll: pollPost.poll, gallery, video, reel, product };
}

type Items = Awaited<ReturnType<typeof findItems>>;

/** Performs an action whose update is optimistic, and waits for the response of the server. */
async function performAndWait(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const isResponse = (response: Response) => response.url().includes(`/api${path}`) && response.ok();
  await Promise.all([page.waitForResponse(isResponse, { timeout: 15_000 }), act()]);
}

async function vote(page: Page, t: Translate, { post, poll }: Items): Promise<void> {
  const [chosen] = poll.options;
  if (!chosen) throw new Error('The poll has no options.');
  const count = poll.totalVotes + 1;
  const shown = page.getByRole('group', { name: poll.question });
  const expectResult = async () => {
    await expect(shown.getByText(t('feeds:poll.votes', { count, formatted: String(count) }))).toBeVisible();
    const row = shown.getByRole('listitem').filter({ hasText: chosen.text });
    await expect(row.getByRole('img', { name: t('feeds:poll.chosen') })).toBeVisible();
    await expect(row).toContainText('%');
    await expect(shown.getByRole('button')).toHaveCount(0);
  };
  await page.goto(`/posts/${post._id}`);
  await performAndWait(page, `/user/feeds/vote/${post._id}`, () =>
    shown.getByRole('button', { name: chosen.text }).click(),
  );
  await expectResult();
  await page.reload();
  await expectResult();
}

/** Comments on the post that is open, edits the comment, replies to it, and deletes the comment with its reply. */
async function comment(page: Page, t: Translate, { post }: Items, name: string): Promise<void> {
  const main = page.getByRole('main');
  const expectCount = async (count: number) => {
    await expect(
      main.getByRole('heading', { level: 2, name: t('comments:title', { count }), exact: true }),
    ).toBeVisible();
    const label = count === 0 ? t('feeds:post.comments') : `${t('feeds:post.comments')}, ${count}`;
    await expect(main.getByRole('article').getByRole('link', { name: label, exact: true }).first()).toBeVisible();
  };
  const before = post.totalComments;
  const ownComment = main
    .getByRole('list', { name: t('comments:list') })
    .getByRole('listitem')
    .first();
  const send = main.getByRole('button', { name: t('comments:send') });
  await send.click();
  await expect(main.getByText(t('comments:missing'))).toBeVisible();
  await main.getByLabel(t('comments:write')).fill('Ash white, if the shelf is mine to fill.');
  await send.click();
  await expect(ownComment).toContainText('Ash white, if the shelf is mine to fill.');
  await expectCount(before + 1);

  await ownComment.getByRole('button', { name: t('comments:replyTo', { name }) }).click();
  await ownComment
    .getByRole('textbox', { name: t('comments:replies.to', { name }) })
    .fill('And the river for the rest.');
  await ownComment.getByRole('button', { name: t('comments:send') }).click();
  const replies = ownComment.getByRole('list', { name: t('comments:replies.list') });
  await expect(replies).toContainText('And the river for the rest.');
  await expectCount(before + 2);

  const menu = ownComment.getByRole('button', { name: t('comments:menu', { name }) }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: t('comments:edit') }).click();
  await ownComment.getByRole('textbox', { name: t('comments:edit') }).fill('Tenmoku, on second thoughts.');
  await ownComment.getByRole('button', { name: t('comments:save') }).click();
  await expect(ownComment).toContainText('Tenmoku, on second thoughts.');
  await expect(ownComment).toContainText(t('comments:edited'));
  await page.reload();
  await expect(ownComment).toContainText('Tenmoku, on second thoughts.');
  await expectCount(before + 2);

  await menu.click();
  await page.getByRole('menuitem', { name: t('comments:delete') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('comments:remove.replies', { count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('comments:remove.confirm') }).click();
  await expect(main.getByText('Tenmoku, on second thoughts.')).toHaveCount(0);
  await expectCount(before);
  await page.reload();
  await expectCount(before);
}

async function bookmark(page: Page, t: Translate, { post, gallery, video, reel, product }: Items): Promise<void> {
  const main = page.getByRole('main');
  const bookmarkOn = (path: string, button: string | RegExp) =>
    test.step(path, async () => {
      await page.goto(path);
      const toggle = page
        .getByRole('button', { name: button, exact: true })
        .and(page.locator('[aria-pressed]'))
        .first();
      await performAndWait(page, '/reactions', () => toggle.click());
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    });
  await bookmarkOn(`/posts/${post._id}`, t('feeds:post.bookmark'));
  await bookmarkOn(`/galleries/${gallery._id}`, t('feeds:post.bookmark'));
  await bookmarkOn(`/videos/${video._id}`, t('feeds:post.bookmark'));
  // The name of the button also contains the number of bookmarks.
  await bookmarkOn(`/reels?reel=${reel._id}`, new RegExp(`^${t('reels:bookmark')}`));
  await bookmarkOn(`/products/${product._id}`, t('products:bookmark'));
  await page.goto(`/${mara.username}`);
  await main.getByRole('button', { name: t('performers:profile.menu') }).click();
  await performAndWait(page, '/reactions', () =>
    page.getByRole('menuitem', { name: t('performers:profile.bookmark') }).click(),
  );
}

async function findBookmarks(page: Page, t: Translate, items: Items): Promise<void> {
  const { post, gallery, video, reel, product } = items;
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: t('reactions:title') });
  const tab = (kind: 'all' | 'performers' | 'posts' | 'galleries' | 'videos' | 'reels' | 'products') =>
    main
      .getByRole('navigation', { name: t('reactions:tabs.label') })
      .getByRole('link', { name: t(`reactions:tabs.${kind}`), exact: true })
      .click();
  const kinds = [
    [t('reactions:kinds.feed'), post.performer, `/posts/${post._id}`],
    [t('reactions:kinds.gallery'), gallery.performer, `/galleries/${gallery._id}`],
    [t('reactions:kinds.video'), video.performer, `/videos/${video._id}`],
    [t('reactions:kinds.reel'), reel.performer, `/reels?performer=${reel.performer._id}&reel=${reel._id}`],
    [t('reactions:kinds.product'), product.performer, `/products/${product._id}`],
  ] as const;
  await page.goto('/user/bookmarks/all');
  for (const [kind, { name }, href] of kinds) {
    const row = list.getByRole('listitem').filter({ hasText: t('reactions:byName', { kind, name }) });
    await expect(row.locator(`a[href^="${href}"]`), `the bookmark leads to ${href}`).toBeVisible();
  }
  await tab('performers');
  await expect(list.getByRole('link', { name: mara.name })).toBeVisible();
  await tab('posts');
  await expect(list.getByRole('article').filter({ hasText: post.poll?.question ?? '' })).toBeVisible();
  await tab('galleries');
  await expect(list.getByRole('link', { name: gallery.title })).toBeVisible();
  await tab('videos');
  await expect(list.getByRole('link', { name: video.title })).toBeVisible();
  await tab('reels');
  await expect(list.locator(`a[href*="${reel._id}"]`)).toBeVisible();
  await tab('products');
  await expect(list.getByRole('link', { name: product.title })).toBeVisible();
  await tab('all');
  const galleryItem = list.getByRole('listitem').filter({ hasText: gallery.title });
  await performAndWait(page, '/reactions', () =>
    galleryItem.getByRole('button', { name: t('reactions:remove', { title: gallery.title }) }).click(),
  );
  await expect(galleryItem).toHaveCount(0);
  await page.getByRole('button', { name: t('reactions:undo') }).click();
  await expect(galleryItem).toBeVisible();
}

async function search(page: Page, t: Translate): Promise<void> {
  const main = page.getByRole('main');
  const words = page.getByRole('combobox', { name: t('search:label') });
  await page.goto('/home');
  await words.fill('stonew');
  await page.getByRole('option', { name: 'stoneware' }).click();
  await expect(page).toHaveURL(/\/search\?q=stoneware$/);
  await expect(
    main
      .getByRole('list', { name: t('search:results.creators') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await words.fill('Mara Qiull');
  await expect(page.getByRole('option', { name: mara.name })).toBeVisible();
  await words.press('Enter');
  const creators = main.getByRole('list', { name: t('search:results.creators') });
  await expect(creators.getByRole('link', { name: mara.name }).first()).toBeVisible();
  await words.fill('zeppelin');
  await words.press('Enter');
  await expect(main.getByRole('heading', { name: t('search:noMatchTitle', { q: 'zeppelin' }) })).toBeVisible();
}

async function report(page: Page, t: Translate, { post }: Items): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.goto(`/posts/${post._id}`);
    await main
      .getByRole('button', { name: t('feeds:post.menu') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('feeds:post.report') }).click();
    await expect(dialog.getByRole('heading', { name: t('reports:title.feed') })).toBeVisible();
  };
  const fillAndSend = async () => {
    await dialog.getByRole('radio', { name: t('reports:reasons.spam') }).click({ force: true });
    await dialog.getByLabel(t('reports:text')).fill('The same question every week.');
    await dialog.getByRole('button', { name: t('reports:send') }).click();
  };
  await open();
  await dialog.getByRole('button', { name: t('reports:send') }).click();
  await expect(dialog.getByText(t('reports:missing'))).toBeVisible();
  await fillAndSend();
  await expect(dialog.getByRole('heading', { name: t('reports:outcome.sent.title') })).toBeVisible();
  await dialog.getByRole('button', { name: t('reports:done') }).click();
  await expect(dialog).toHaveCount(0);
  await open();
  await fillAndSend();
  await expect(dialog.getByRole('heading', { name: t('reports:outcome.already.title') })).toBeVisible();

  await page.goto('/user/reports');
  const kind = t('reports:kinds.feed');
  const row = main.getByRole('listitem').filter({ hasText: t('reports:about.theirs', { kind, name: mara.name }) });
  await expect(row).toContainText(t('reports:undecided'));
  await main.getByRole('radio', { name: t('reports:filter.reported') }).click({ force: true });
  await expect(row).toHaveCount(0);
}

/** Performs all interactions of a fan with items. `t` determines the language. */
export async function takePart(page: Page, t: Translate, origin: string, person: Person): Promise<void> {
  const items = await findItems(origin, person);
  await test.step('votes in a poll, and sees the result, also after a reload', () => vote(page, t, items));
  await test.step('comments, replies, edits and deletes, and the counter changes', () =>
    comment(page, t, items, person.name));
  await test.step('bookmarks an item of each kind', () => bookmark(page, t, items));
  await test.step('finds the bookmarks, which link to their items', () => findBookmarks(page, t, items));
  await test.step('searches with a suggestion, with a typo, and without a result', () => search(page, t));
  await test.step('reports a post, and sees the report in the list', () => report(page, t, items));
}
