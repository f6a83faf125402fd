import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../ports/index.ts';
import { argon2Parameters } from '../argon2-parameters.ts';

/** The value of argon2id in the enumeration of the library. */
const argon2id = 2;

/** Hashes and verifies passwords with argon2id as native code. */
export const nodePasswords: Passwords = {
  hash: (password) =>
    hash(password, {
      algorithm: argon2id,
      memoryCost: argon2Parameters.memoryKiB,
      timeCost: argon2Parameters.passes,
      parallelism: argon2Parameters.parallelism,
      outputLen: argon2Parameters.hashBytes,
    }),
  verify: (encoded, password) => verify(encoded, password),
};
