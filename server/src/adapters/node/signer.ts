import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { Hasher, Signer } from '../../ports/index.ts';
import { createSigner } from '../signer.ts';

/** Computes HMACs with Node's crypto. Web Crypto uses another thread, which is several times slower for short texts. */
export function createNodeSigner(secret: string): Signer {
  const key = createSecretKey(secret, 'utf8');
  return createSigner((text) => createHmac('sha256', key).update(text).digest('hex'));
}

/** Computes SHA-256 with Node's crypto. */
export const nodeHasher: Hasher = { sha256: (text) => createHash('sha256').update(text).digest('hex') };
