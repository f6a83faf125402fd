import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPage } from './compress-page.ts';

const page = { html: '<p>Ñandú</p>' };
const bytes = Buffer.from(page.html);

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0,gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('compressPage returns a page for Accept-Encoding %j with Content-Encoding %s', async (accepted, encoding) => {
  const result = await compressPage(page, accepted);
  expect(result.encoding).toBe(encoding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Uint8Array) => Buffer.from(body) };
  expect(decode[result.encoding ?? 'none'](result.body)).toEqual(bytes);
});

it('compressPage compresses a page once for all requests that accept the same encoding', async () => {
  const [one, other] = await Promise.all([compressPage(page, 'br'), compressPage(page, 'br')]);
  expect(other.body).toBe(one.body);
  expect((await compressPage({ ...page }, 'br')).body).not.toBe(one.body);
});
