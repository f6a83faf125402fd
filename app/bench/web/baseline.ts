import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import parse from 'html-react-parser';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { bundleScript } from '../client/bundle-script.ts';

/** A server of minimal versions of pages, with which the benchmark compares the real pages. */
export interface Baseline {
  origin: string;
  /**
   * Adds the minimal version of a page, its baseline.
   *
   * @param html - the complete document that the host sends
   * @returns the baseline's path
   * @throws if the document was not rendered on the server
   */
  add(html: string): string;
  stop(): Promise<void>;
}

/** Converts a node into the code that creates it as a React element, as a JSX compiler does. */
function toCode(node: ReactNode): string {
  if (Array.isArray(node)) return `[${node.map(toCode).join(',')}]`;
  if (!isValidElement<{ children?: ReactNode }>(node)) return JSON.stringify(node ?? null);
  const { children, ...props } = node.props;
  const childCodes = [children].flat().filter((child) => child !== undefined);
  return `h(${[JSON.stringify(node.type), JSON.stringify(props), ...childCodes.map(toCode)].join(',')})`;
}

/** Returns the baseline's document and tree: the page's head without scripts, and the page's elements in the body. */
function createPage(html: string, path: string) {
  const [, markup] = /<div id="root" class="ssr"[^>]*>([\s\S]*?)<\/div><script/.exec(html) ?? [];
  if (!markup) throw new Error('The page was not rendered on the server, so it has no baseline.');
  const [head = ''] = html.split('</head>');
  // Removes the comments and preloads of the host's page, because renderToString below adds them again.
  const tree = [parse(markup.replaceAll(/<!--[\s\S]*?-->|<link rel="preload"[^>]*>/g, ''))].flat();
  const styled = head.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const script = '<script type="module" src="/hydrate.js"></script>';
  return {
    document: `${styled}${script}</head><body><div id="root">${renderToString(tree)}</div></body></html>`,
    code: `export const createTree=(h)=>h(Symbol.for('react.fragment'),null,${tree.map(toCode).join(',')})`,
    path,
  };
}

/**
 * Starts a server of baselines. A baseline is the HTML that the host rendered, hydrated by react-dom alone. It is the
 * minimum that a browser needs to show and hydrate a page. Images and fonts come from the host.
 *
 * @param host - the origin of the host
 */
export async function startBaseline(host: string): Promise<Baseline> {
  const files = new Map([
    [
      '/hydrate.js',
      { type: 'text/javascript', body: await bundleScript(fileURLToPath(new URL('hydrate.ts', import.meta.url))) },
    ],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) {
      response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` }).end(file.body);
      return;
    }
    const forwarded = sendRequest(
      new URL(request.url ?? '/', host),
      { headers: request.headers },
      (forwardedResponse) => {
        response.writeHead(forwardedResponse.statusCode ?? 502, forwardedResponse.headers);
        forwardedResponse.pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let pages = 0;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(html) {
      pages += 1;
      const { document, code, path } = createPage(html, `/baseline-${pages}`);
      files.set(path, { type: 'text/html', body: document });
      files.set(`${path}/tree.js`, { type: 'text/javascript', body: code });
      return path;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
