/** argon2id as OWASP advises it: 19 MiB, two passes. Both hosts use it, so that either reads what the other wrote. */
export const argon2Parameters = { memoryKiB: 19_456, passes: 2, parallelism: 1, hashBytes: 32 } as const;
