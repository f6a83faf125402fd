import { version } from './generated/version.ts';

/** The methods and headers with which a browser makes a call to another origin without a preflight request. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const simpleHeaders = ['accept', 'accept-language', 'content-language'];

const isSimple = (method: string, headers: Readonly<Record<string, string>>): boolean =>
  simpleMethods.includes(method) && Object.keys(headers).every((name) => simpleHeaders.includes(name));

const isCrossOrigin = (url: string): boolean =>
  typeof location !== 'undefined' && new URL(url).origin !== location.origin;

/**
 * Adds the header with the SDK's name and version, because a page can't set `User-Agent`. A call to another
 * origin that needs no preflight request without this header does not get it.
 */
export function addClientHeader(url: string, method: string, headers: Record<string, string>): void {
  if (isSimple(method, headers) && isCrossOrigin(url)) return;
  headers['fanlight-sdk'] ??= `fanlight-sdk/${version}`;
}
