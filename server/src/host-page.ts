import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@fanlight/sdk/operations';
import type { Ask, Drawer } from './host-drawing.ts';

/** What the app's build says of its addresses (`routes.json`). */
interface BuiltRoutes {
  /** Fonts of the text. */
  fonts: string[];
  /** What every address begins with, the file that needs all the others first. */
  first: string[];
  /** With the files that each needs besides. */
  routes: { pattern: string; files: string[] }[];
}

/** Answers that every page asks for first; they are the same for everybody. */
const firstAnswers = { getPublicSettings: '/api/settings/public', getCommonSettings: '/api/settings/common' } as const;

/** Milliseconds for which the answers are kept. */
const keptFor = 5000;

/** Whether an address is one of a pattern such as `/posts/:id`. */
function fits(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return (
    wanted.length === parts.length && wanted.every((part, i) => part === parts[i] || (part[0] === ':' && parts[i]))
  );
}

/** Who reads the page, and where. */
export interface PageRequest {
  /** Whole, with its origin. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty where there are none. */
  cookie: string;
  languages: string;
}

/** The app's page, made ready for a reader. */
export interface PageMaker {
  /** For the content security policy: the scripts that stand in the page itself. */
  scriptHashes: string[];
  make(request: PageRequest, ask: Ask): Promise<string>;
}

/** What {@link createPageMaker} needs. */
export interface PageMakerOptions {
  /** The built app. */
  folder: string;
  /** Answers a call of the API that is nobody's. */
  ask: Ask;
  drawer?: Drawer | undefined;
}

/** As a script that says something and does nothing: nothing in it may end the element that it stands in. */
const asScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Milliseconds that the app waits at most for what is seen. */
const patience = 1500;

/**
 * Begins the app in a page that is drawn already, once its pictures are there and painted: what is seen has the line to
 * itself. A page that is not looked at has nothing to wait for.
 */
const starter = `(() => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const { first, route } = JSON.parse(document.getElementById('files').textContent);
    const fetched = [...first, ...route].map((href) => new Promise((done) => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
      link.onload = link.onerror = done;
      document.head.append(link);
    }));
    // Nothing runs while the rest is still coming in, which would slow down both. Then what the app begins with one after
    // the other, so that a tap is answered in between; the first needs all others.
    void first.reduceRight((before, href) => before.then(() => import(href)), Promise.all(fetched));
  };
  if (document.hidden) return begin();
  const afterFrame = () => requestAnimationFrame(() => setTimeout(begin));
  addEventListener('load', () => new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true }));
  setTimeout(begin, ${patience});
})()`;

/** Puts what was drawn where the page has its mark until the app draws. Nobody can use it yet, so that nothing typed is lost. */
function withDrawing(body: string, html: string, files: string): string {
  const [before, after] = body.split(/<!-- mark -->[\s\S]*<!-- \/mark -->/);
  if (before === undefined || after === undefined) throw new Error("The app's page has no mark to be drawn over.");
  return `${before}<div id="start" class="drawn" inert>${html}</div>${files}<script>${starter}</script>${after}`;
}

/** Keeps what an asynchronous source says for a while. */
function keep<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined;
  return () => {
    if (!kept || kept.until < performance.now()) kept = { until: performance.now() + keptFor, value: read() };
    return kept.value;
  };
}

/**
 * Makes the app's page: the built `index.html` with the files that the address needs named at its head, so that they are
 * fetched side by side instead of one after the other, with what was drawn of it, and with the answers it was drawn with.
 * What was drawn is fetched and painted before the app is.
 *
 * @returns undefined where the app is not built
 */
export function createPageMaker({ folder, ask, drawer }: PageMakerOptions): PageMaker | undefined {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  // A style sheet of two kilobytes is not worth a way of its own, which everything would wait for.
  const html = readFileSync(file, 'utf8').replaceAll(
    /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/g,
    (_link, name: string) => `<style>${readFileSync(join(folder, name), 'utf8')}</style>`,
  );
  const { fonts, first, routes } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as BuiltRoutes;
  const [wholeHead = '', body = ''] = html.split('</head>');
  const [begin = ''] = /<script type="module"[^>]*><\/script>/.exec(wholeHead) ?? [];
  const head = wholeHead.replace(begin, '');
  const fontLinks = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`);
  const addressOf = (name: string) => `/${name}`;
  const filesOf = (path: string) => {
    const { files = [] } = routes.find(({ pattern }) => fits(pattern, path)) ?? {};
    return { first: first.map(addressOf), route: files.map(addressOf) };
  };
  const fontHead = fontLinks.join('');
  const readSettings = keep(async () => {
    const answers: { operation: OperationId; data: unknown }[] = [];
    for (const [operation, address] of Object.entries(firstAnswers)) {
      const response = await ask(new Request(`http://localhost${address}`));
      if (response.ok) answers.push({ operation: operation as OperationId, data: (await response.json()).data });
    }
    return answers;
  });
  return {
    scriptHashes: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .concat(starter)
      .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    async make(request, askAs) {
      const files = filesOf(new URL(request.url).pathname);
      const settings = await readSettings();
      const known = settings.map(({ operation, data }) => [[operation], data]);
      const publicSettings = settings.find(({ operation }) => operation === 'getPublicSettings')?.data;
      // Who has to be asked for their age sees nothing before they have answered, and only their browser knows whether.
      const isOpen = !(publicSettings as { enable18Popup?: boolean } | undefined)?.enable18Popup;
      const drawing = isOpen ? await drawer?.draw({ ...request, answers: known }, askAs) : undefined;
      const { answers: drawnWith = known, namespaces = [] } = drawing ?? {};
      const answers = asScript('first-answers', { at: Date.now(), answers: drawnWith, namespaces });
      if (!drawing) {
        const links = [...files.first, ...files.route]
          .map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`)
          .join('');
        return `${head}${begin}${fontHead}${links}${answers}</head>${body}`;
      }
      const page = head.replace(/<html lang="[^"]*"/, `<html lang="${drawing.locale}"`);
      const ready = `${page}${fontHead}${drawing.styles}</head>`;
      return `${ready}${withDrawing(body, drawing.html, `${answers}${asScript('files', files)}`)}`;
    },
  };
}
