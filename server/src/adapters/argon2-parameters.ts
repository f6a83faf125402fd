/**
 * The parameters of argon2id that OWASP recommends: 19 MiB and two passes. Node and the browser tab use the same
 * parameters, so that each can verify hashes of the other.
 */
export const argon2Parameters = { memoryKiB: 19_456, passes: 2, parallelism: 1, hashBytes: 32 } as const;
