// `npm run shots` takes screenshots of every screen on a phone and a desktop, in the dark and the light theme, in
// English and Spanish, and writes them to `shots/`. It inspects the screens, and also renders them in the
// pseudo-locale, to find texts that overflow, are truncated or are not translated. `npm run shots -- home wallet`
// selects the screens whose names start with these words.
import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { api, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { findBrowser } from '../../.ci/browser.mjs';
import { startHost } from './host.ts';
import { inspectPage, textsOf } from './inspect-page.ts';
import { type Screen, screens } from './screens.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const password = 'fanlight-demo';
const selectedNames = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const folder = new URL('../../shots/', import.meta.url);

/** Matches the JSON that a page embeds. */
const embeddedData = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g;

/** A combination of size, theme and language. */
interface View {
  size: keyof typeof sizes;
  theme: 'dark' | 'light';
  locale: string;
  isPseudo: boolean;
}

const views: View[] = [
  ...(['phone', 'desktop'] as const).flatMap((size) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      ['en-US', 'es-ES'].map((locale) => ({ size, theme, locale, isPseudo: false })),
    ),
  ),
  { size: 'phone', theme: 'dark', locale: 'en-XA', isPseudo: true },
  { size: 'desktop', theme: 'dark', locale: 'en-XA', isPseudo: true },
];

const host = await startHost();
const newClient = () => createClient({ baseUrl: `${host.origin}/api`, token: memoryTokenStore() });

/** Registers a user who follows no performer. Returns the user's email address. */
async function register(): Promise<string> {
  const client = newClient();
  const email = 'iris@fanlight.example';
  await client.call(api.registerUser, { body: { name: 'Iris Amsel', username: 'iris.amsel', email, password } });
  for (let tries = 0; tries < 50; tries += 1) {
    const [mail] = (await client.call(api.listDevelopmentMails, { query: { to: email } })).data;
    const token = mail?.link && new URL(mail.link, host.origin).searchParams.get('token');
    if (token) {
      await client.call(api.verifyEmail, { body: { token } });
      return email;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The mail did not arrive.');
}

async function tokenOf(credentials: string): Promise<string> {
  return (await login(newClient(), { credentials, password })).token;
}

const tokens: Record<Screen['as'], string> = {
  visitor: '',
  fan: await tokenOf('noor'),
  performer: await tokenOf('mara.clay'),
  'new user': await tokenOf(await register()),
};

/** Returns the ids of videos, reels and galleries that a visitor sees, and of a performer with stories. */
async function findContent(): Promise<Record<string, string>> {
  const client = newClient();
  const { data: videos } = await client.call(api.listVideos, { query: { limit: 50 } });
  const { data: reels } = await client.call(api.listReels, { query: { limit: 50 } });
  const { data: galleries } = await client.call(api.listGalleries, { query: { limit: 50 } });
  const fan = newClient();
  fan.transport.token.set(tokens.fan);
  const { data: stories } = await fan.call(api.listStories, { query: { limit: 1 } });
  return {
    gallery: galleries.find(({ access }) => access.isAllowed)?._id ?? '',
    lockedGallery: galleries.find(({ access }) => !access.isAllowed)?._id ?? '',
    storyteller: stories[0]?.performer._id ?? '',
    video: videos.find(({ access }) => access.isAllowed)?._id ?? '',
    lockedVideo: videos.find(({ access }) => !access.isAllowed)?._id ?? '',
    reel: reels.find(({ access }) => access.isAllowed)?._id ?? '',
  };
}

/** Returns the other ids that occur in paths. */
async function findOtherIds(): Promise<Record<string, string>> {
  const client = newClient();
  const { data } = await client.call(api.listPerformerFeeds, {
    params: { username: 'mara.clay' },
    query: { limit: 50 },
  });
  const post = data.find((feed) => feed.access.isAllowed && feed.files.length > 1) ?? data[0];
  if (!post) throw new Error('The demo has no post to show.');
  const fan = newClient();
  fan.transport.token.set(tokens.fan);
  const { data: products } = await fan.call(api.listProducts, { query: { type: 'physical', sortBy: 'price' } });
  const product = products.find(({ stock, image }) => image && (stock ?? 0) > 0);
  const ownProduct = products.find(({ performer }) => performer.username === 'mara.clay');
  const { data: orders } = await fan.call(api.listOrders, { query: { status: 'paid' } });
  const seller = newClient();
  seller.transport.token.set(tokens.performer);
  const { data: sales } = await seller.call(api.listReceivedOrders, { query: { isAwaitingShipment: true } });
  const { data: ownPhotos } = await seller.call(api.listMyPhotos, { query: { isSingle: true } });
  const { data: ownGalleries } = await seller.call(api.listMyGalleries);
  const { data: locked } = await fan.call(api.listPerformerFeeds, { params: { username: 'sefa.tides' } });
  const priced = locked.find(({ access }) => access.requiredAction === 'buy');
  return {
    post: post._id,
    mine: post._id,
    photo: post.files[0]?._id ?? '',
    product: product?._id ?? '',
    ownProduct: ownProduct?._id ?? '',
    ownPhoto: ownPhotos[0]?._id ?? '',
    ownGallery: ownGalleries[0]?._id ?? '',
    order: orders[0]?._id ?? '',
    sale: sales[0]?._id ?? '',
    priced: priced?._id ?? '',
  };
}
const ids = { ...(await findOtherIds()), ...(await findContent()) };

/** Opens a page of a user in one view. The page is used again for all screens of that user. */
async function openFor(browser: Browser, as: Screen['as'], view: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL: host.origin,
    viewport: sizes[view.size],
    hasTouch: view.size === 'phone',
    locale: view.isPseudo ? 'en-US' : view.locale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), view.theme);
  if (tokens[as]) await context.addCookies([{ name: 'token', value: tokens[as], url: host.origin }]);
  return context.newPage();
}

/** Returns the problems that axe finds on the whole page. The stories are checked separately. */
async function checkAccess(page: Page): Promise<string[]> {
  // The rule about zooming is disabled, because the specification forbids zooming: the text size is a setting instead
  // (rule L2).
  const { violations } = await new AxeBuilder({ page }).disableRules(['meta-viewport']).analyze();
  return violations.map(({ id, nodes }) => `axe: ${id} at ${nodes[0]?.target.join(' ')}`);
}

async function shoot(page: Page, screen: Screen, view: View): Promise<string[]> {
  const problems: string[] = [];
  const fromServer: string[] = [];
  const recordFault = (error: Error) => problems.push(`fault: ${error.message}`);
  const recordResponse = async (response: Response) => {
    const type = response.headers()['content-type'];
    if (response.url().includes('/api/') && type?.includes('json'))
      fromServer.push(...textsOf(await response.json().catch(() => null)));
    // A server-rendered page embeds the responses with which it was rendered.
    if (!type?.includes('html')) return;
    for (const [, data = ''] of (await response.text().catch(() => '')).matchAll(embeddedData))
      fromServer.push(...textsOf(JSON.parse(data)));
  };
  page.on('pageerror', recordFault).on('response', recordResponse);
  const path = screen.path.replaceAll(/\{(\w+)\}/g, (_match, name) => ids[name] ?? '');
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${view.locale}`, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  await page.waitForTimeout(200);
  if (!view.isPseudo) {
    const name = `${screen.name}-${view.size}-${view.theme}-${view.locale.slice(0, 2)}.png`;
    await page.screenshot({ path: new URL(name, folder).pathname, fullPage: !path.includes('dialog=') });
  }
  problems.push(...(await inspectPage(page, { fromServer, isPseudo: view.isPseudo })));
  if (!view.isPseudo) problems.push(...(await checkAccess(page)));
  page.off('pageerror', recordFault).off('response', recordResponse);
  return problems.map((problem) => `${screen.name} (${view.size}, ${view.theme}, ${view.locale}): ${problem}`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findBrowser());
const chosen = screens.filter(
  ({ name }) => selectedNames.length === 0 || selectedNames.some((start) => name.startsWith(start)),
);
const problems: string[] = [];
for (const [index, view] of views.entries()) {
  console.log(`${index + 1} of ${views.length}: ${chosen.length} screens, ${view.size}, ${view.theme}, ${view.locale}`);
  for (const as of Object.keys(tokens) as Screen['as'][]) {
    const screensOfViewer = chosen.filter((screen) => screen.as === as);
    if (screensOfViewer.length === 0) continue;
    const page = await openFor(browser, as, view);
    for (const screen of screensOfViewer) problems.push(...(await shoot(page, screen, view)));
    await page.context().close();
  }
}
await browser.close();
await host.stop();
for (const problem of problems) console.log(problem);
console.log(`${chosen.length} screens, ${problems.length} problems; the pictures are in shots/`);
process.exit(problems.length > 0 ? 1 : 0);
