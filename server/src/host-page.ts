import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@fanlight/sdk/operations';
import type { Ask, Drawer } from './host-drawing.ts';

/** What the app's build says of its addresses (`routes.json`). */
interface BuiltRoutes {
  /** Fonts of the text. */
  fonts: string[];
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

/** Puts what was drawn where the page has its mark until the app draws. Nobody can use it yet, so that nothing typed is lost. */
function withDrawing(body: string, html: string, links: string): string {
  const [before, after] = body.split(/<!-- mark -->[\s\S]*<!-- \/mark -->/);
  if (before === undefined || after === undefined) throw new Error("The app's page has no mark to be drawn over.");
  // What is seen is fetched before what the app is made of.
  return `${before}<div id="start" class="drawn" inert>${html}</div>${links}${after}`;
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
  const { fonts, routes } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as BuiltRoutes;
  const [head = '', body = ''] = html.split('</head>');
  const fontLinks = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`);
  const linksOf = ({ files }: BuiltRoutes['routes'][number]) =>
    files.map((name) => `<link rel="modulepreload" href="/${name}" crossorigin>`);
  const files = routes.map((route) => ({ pattern: route.pattern, links: linksOf(route).join('') }));
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
    scriptHashes: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
    async make(request, askAs) {
      const links = files.find(({ pattern }) => fits(pattern, new URL(request.url).pathname))?.links ?? '';
      const settings = await readSettings();
      const known = settings.map(({ operation, data }) => [[operation], data]);
      const publicSettings = settings.find(({ operation }) => operation === 'getPublicSettings')?.data;
      // Who has to be asked for their age sees nothing before they have answered, and only their browser knows whether.
      const isOpen = !(publicSettings as { enable18Popup?: boolean } | undefined)?.enable18Popup;
      const drawing = isOpen ? await drawer?.draw({ ...request, answers: known }, askAs) : undefined;
      const answers = asScript('first-answers', { at: Date.now(), answers: drawing?.answers ?? known });
      if (!drawing) return `${head}${fontHead}${links}${answers}</head>${body}`;
      const page = head.replace(/<html lang="[^"]*"/, `<html lang="${drawing.locale}"`);
      const ready = `${page}${fontHead}<style>${drawing.styles}</style></head>`;
      return `${ready}${withDrawing(body, drawing.html, `${links}${answers}`)}`;
    },
  };
}
