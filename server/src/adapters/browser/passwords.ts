import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '../../ports/index.ts';
import { argon2Parameters } from '../argon2-parameters.ts';

/** Hashes and verifies passwords with argon2id in WebAssembly. */
export const browserPasswords: Passwords = {
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
      memorySize: argon2Parameters.memoryKiB,
      iterations: argon2Parameters.passes,
      parallelism: argon2Parameters.parallelism,
      hashLength: argon2Parameters.hashBytes,
      outputType: 'encoded',
    }),
  verify: (encoded, password) => argon2Verify({ hash: encoded, password }),
};
