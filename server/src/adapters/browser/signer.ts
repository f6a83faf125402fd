import { createHMAC, createSHA256 } from 'hash-wasm';
import type { Hasher, Signer } from '../../ports/index.ts';
import { createSigner } from '../signer.ts';

/** HMAC by WebAssembly, because a browser's Web Crypto has no synchronous one. */
export async function createBrowserSigner(secret: string): Promise<Signer> {
  const hmac = await createHMAC(createSHA256(), secret);
  return createSigner((text) => hmac.init().update(text).digest('hex'));
}

/** SHA-256 by WebAssembly, like {@link createBrowserSigner}. */
export async function createBrowserHasher(): Promise<Hasher> {
  const hash = await createSHA256();
  return { sha256: (text) => hash.init().update(text).digest('hex') };
}
