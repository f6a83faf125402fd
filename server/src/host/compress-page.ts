import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from './page.ts';

/** The body of a page and its encoding. The encoding is undefined if the body is not compressed. */
export interface EncodedPage {
  body: Uint8Array<ArrayBuffer>;
  encoding?: Encoding;
}

/** The encoders compress on another thread. At this level, brotli takes as long as gzip and produces fewer bytes. */
const encoders = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

/** Whether the header `Accept-Encoding` accepts an encoding. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/);
    return name === encoding && Number(quality.replace('q=', '')) > 0;
  });

const encoded = new WeakMap<Page, Map<Encoding | undefined, Promise<EncodedPage>>>();

async function encode({ html }: Page, encoding: Encoding | undefined): Promise<EncodedPage> {
  const bytes = new TextEncoder().encode(html);
  if (!encoding) return { body: bytes };
  const body = await encoders[encoding](bytes);
  return { body: new Uint8Array(body.buffer, body.byteOffset, body.length), encoding };
}

/**
 * Compresses a page with an encoding that the viewer accepts. A page that is sent to several viewers is compressed
 * once.
 *
 * @param accepted - the header `Accept-Encoding`; empty if there is none
 */
export function compressPage(page: Page, accepted: string): Promise<EncodedPage> {
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
  const encodings = encoded.get(page) ?? new Map<Encoding | undefined, Promise<EncodedPage>>();
  const result = encodings.get(encoding) ?? encode(page, encoding);
  encoded.set(page, encodings.set(encoding, result));
  return result;
}
