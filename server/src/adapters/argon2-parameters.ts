/** argon2id as OWASP recommends it: 19 MiB, two passes. Both hosts use it, so that each can verify the other's hashes. */
export const argon2Parameters = { memoryKiB: 19_456, passes: 2, parallelism: 1, hashBytes: 32 } as const;
