import { version } from './generated/version.ts';

/** Methods and headers that a browser sends to another origin without a preflight request. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const simpleHeaders = ['accept', 'accept-language', 'content-language'];

const isSimple = (method: string, headers: Readonly<Record<string, string>>): boolean =>
  simpleMethods.includes(method) && Object.keys(headers).every((name) => simpleHeaders.includes(name));

const isCrossOrigin = (url: string): boolean =>
  typeof location !== 'undefined' && new URL(url).origin !== location.origin;

/**
 * The header that names the SDK and its version to the server, since a page can't set `User-Agent`. It is left out of
 * simple requests to another origin, which would need a preflight request only because of it.
 */
export function addClientHeader(url: string, method: string, headers: Record<string, string>): void {
  if (isSimple(method, headers) && isCrossOrigin(url)) return;
  headers['fanlight-sdk'] ??= `fanlight-sdk/${version}`;
}
