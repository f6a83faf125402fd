import { createHmac, createSecretKey, hash } from 'node:crypto';
import type { Hasher, Signer } from '../../ports/index.ts';
import { createSigner } from '../signer.ts';

/**
 * Creates a signer that computes HMACs with Node's crypto. Web Crypto uses another thread, and is several times slower
 * for short texts.
 */
export function createNodeSigner(secret: string): Signer {
  const key = createSecretKey(secret, 'utf8');
  return createSigner((text) => createHmac('sha256', key).update(text).digest('hex'));
}

/** Computes SHA-256 with one call of Node's crypto, which creates no object for each hash. */
export const nodeHasher: Hasher = { sha256: (text) => hash('sha256', text) };
