import { createHMAC, createSHA256 } from 'hash-wasm';
import type { Hasher, Signer } from '../../ports/index.ts';
import { createSigner } from '../signer.ts';

/** Creates a signer that computes HMACs in WebAssembly, because Web Crypto in a browser is asynchronous. */
export async function createBrowserSigner(secret: string): Promise<Signer> {
  const hmac = await createHMAC(createSHA256(), secret);
  return createSigner((text) => hmac.init().update(text).digest('hex'));
}

/** Creates a hasher that computes SHA-256 in WebAssembly, for the same reason as {@link createBrowserSigner}. */
export async function createBrowserHasher(): Promise<Hasher> {
  const hash = await createSHA256();
  return { sha256: (text) => hash.init().update(text).digest('hex') };
}
