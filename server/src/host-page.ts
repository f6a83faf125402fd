import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@fanlight/sdk/operations';

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

/** The app's page, made ready for an address. */
export interface PageMaker {
  /** For the content security policy: the scripts that stand in the page itself. */
  scriptHashes: string[];
  /** @param path - address without its query */
  make(path: string): Promise<string>;
}

/**
 * Makes the app's page: the built `index.html` with the files that the address needs named at its head, so that they are
 * fetched side by side instead of one after the other, and with the settings that are asked for first.
 *
 * @param folder - the built app
 * @param ask - answers a GET of the API
 * @returns undefined where the app is not built
 */
export function createPageMaker(folder: string, ask: (address: string) => Promise<Response>): PageMaker | undefined {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  const { fonts, routes } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as BuiltRoutes;
  const [head = '', body = ''] = html.split('</head>');
  const fontLinks = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`);
  const linksOf = ({ files }: BuiltRoutes['routes'][number]) =>
    files.map((name) => `<link rel="modulepreload" href="/${name}" crossorigin>`);
  const heads = routes.map((route) => ({ pattern: route.pattern, links: [...fontLinks, ...linksOf(route)].join('') }));
  let kept: { until: number; script: string } | undefined;
  async function readAnswers(): Promise<string> {
    if (kept && kept.until > performance.now()) return kept.script;
    const answers: Partial<Record<OperationId, unknown>> = {};
    for (const [operation, address] of Object.entries(firstAnswers)) {
      const response = await ask(address);
      if (response.ok) answers[operation as OperationId] = (await response.json()).data;
    }
    // Nothing in it may end the element that it stands in.
    const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
    const script = `<script type="application/json" id="first-answers">${text}</script>`;
    kept = { until: performance.now() + keptFor, script };
    return script;
  }
  return {
    scriptHashes: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
    async make(path) {
      const links = heads.find(({ pattern }) => fits(pattern, path))?.links ?? '';
      return `${head}${links}${await readAnswers()}</head>${body}`;
    },
  };
}
