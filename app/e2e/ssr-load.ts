// Loads pages of every kind for many concurrent viewers, and measures how soon pages are rendered again afterwards.
// `node app/e2e/ssr-load.ts` takes two minutes. `ssr.journey.ts` checks the recovery without a time limit.
import { fileURLToPath } from 'node:url';
import { listDemoPosts, logInToDemo } from './demo-session.ts';
import { type Host, startHost } from './host.ts';

/** A page and its viewer. */
interface PageLoad {
  path: string;
  /** The session token; empty for visitors. */
  token: string;
}

export interface LoadOptions {
  /** The load stops after this time, or after this number of page loads. */
  seconds?: number;
  loads?: number;
  /** The number of concurrent page loads. */
  concurrency: number;
  /** Whether all loads come from one IP address, or each from another one. */
  ipAddresses: 'one' | 'many';
}

export interface LoadResult {
  loads: number;
  /** The number of responses with a server-rendered page. */
  rendered: number;
  slowestMs: number;
  /** The statuses of responses other than 200. */
  failures: number[];
}

/** The maximum duration of a page load in milliseconds. Rendering must also recover within this time. */
const limitMs = 1000;

/** The environment of a host that distinguishes viewers by `X-Forwarded-For`. */
export const loadEnvironment = { FANLIGHT_TRUST_PROXY: 'true' };

const isRendered = (html: string) => html.includes('id="root" class="ssr"');

/** Returns the pages of a visitor and of a fan. */
export async function findPages(host: Host): Promise<PageLoad[]> {
  const session = await logInToDemo(host.origin, 'noor');
  const { token } = session;
  const posts = await listDemoPosts(session, 1);
  const post = `/posts/${posts[0]?._id}`;
  const visitors = ['/', '/auth/login', '/auth/register', '/mara.clay', '/explore', '/search?q=clay', post];
  const fans = ['/home', '/mara.clay', '/explore', '/notifications', '/user/wallet', '/user/bookmarks/all', post];
  return [...visitors.map((path) => ({ path, token: '' })), ...fans.map((path) => ({ path, token }))];
}

/** Loads a page as a browser with an IP address would. */
export async function loadPage(host: Host, { path, token }: PageLoad, ip: string, language = 'en-US') {
  const startedAt = performance.now();
  const response = await fetch(host.origin + path, {
    headers: { 'x-forwarded-for': ip, 'accept-language': language, ...(token && { cookie: `token=${token}` }) },
  });
  const html = await response.text();
  return { status: response.status, isRendered: isRendered(html), ms: performance.now() - startedAt };
}

/**
 * Loads the pages in turn, again and again, with `concurrency` loads at a time, until the time or the number of loads
 * is reached.
 */
export async function runLoad(host: Host, pages: PageLoad[], options: LoadOptions): Promise<LoadResult> {
  const { seconds = Number.POSITIVE_INFINITY, loads = Number.POSITIVE_INFINITY, concurrency, ipAddresses } = options;
  const result: LoadResult = { loads: 0, rendered: 0, slowestMs: 0, failures: [] };
  const endsAt = performance.now() + seconds * 1000;
  let next = 0;
  const addressOf = (index: number) =>
    ipAddresses === 'one' ? '203.0.113.1' : `198.18.${Math.floor(index / 250) % 250}.${index % 250}`;
  async function keepLoading() {
    while (performance.now() < endsAt && next < loads) {
      const index = next;
      next += 1;
      const page = pages[index % pages.length];
      if (!page) return;
      const { status, isRendered: hasPage, ms } = await loadPage(host, page, addressOf(index));
      result.loads += 1;
      result.rendered += hasPage ? 1 : 0;
      result.slowestMs = Math.max(result.slowestMs, ms);
      if (status !== 200) result.failures.push(status);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, keepLoading));
  return result;
}

/** A visitor whose IP address and language no earlier load had, so that no cached page is served. */
export const nextVisitor = { ip: '203.0.113.200', language: 'es-ES' };

/** Returns the pages that are not rendered within {@link limitMs} for the next visitor. */
async function findNotRecovered(host: Host, pages: PageLoad[]): Promise<string[]> {
  const notRecovered: string[] = [];
  const recoversBy = performance.now() + limitMs;
  const recover = async (page: PageLoad) => {
    while (performance.now() < recoversBy) {
      if ((await loadPage(host, page, nextVisitor.ip, nextVisitor.language)).isRendered) return;
      // Waits, because retries without a delay would exceed the limit of this IP address.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    notRecovered.push(`${page.path}${page.token ? ' (logged in)' : ''}`);
  };
  // Loads a few pages concurrently, as real visitors would.
  const rest = [...pages];
  const recoverNext = async () => {
    for (let page = rest.shift(); page; page = rest.shift()) await recover(page);
  };
  await Promise.all([recoverNext(), recoverNext(), recoverNext()]);
  return notRecovered;
}

async function main() {
  const seconds = Number(process.argv[2] ?? 60);
  let totalFailed = 0;
  for (const ipAddresses of ['many', 'one'] as const) {
    const host = await startHost(loadEnvironment);
    const pages = await findPages(host);
    const { loads, rendered, slowestMs, failures } = await runLoad(host, pages, {
      seconds,
      concurrency: 50,
      ipAddresses,
    });
    const notRecovered = await findNotRecovered(host, pages);
    await host.stop();
    // If every load was refused, the run proves nothing, so it fails.
    const isWithin = rendered > 0 && slowestMs <= limitMs && failures.length === 0 && notRecovered.length === 0;
    totalFailed += isWithin ? 0 : 1;
    console.log(
      `ssr-load from ${ipAddresses === 'one' ? 'one IP address' : 'many IP addresses'}: slowest ${slowestMs.toFixed(0)} ms (limit ${limitMs}) ` +
        `${isWithin ? 'ok' : 'over'}; ${loads} loads, ${rendered} rendered, ${failures.length} failed, ` +
        `not recovered: ${notRecovered.join(', ') || 'none'}`,
    );
    if (!isWithin) console.log(host.output().slice(-2000));
  }
  process.exit(totalFailed > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
