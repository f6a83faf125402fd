import { expect, it } from 'vitest';
import { createCipher } from './cipher.ts';

it('decrypts what it has encrypted, and encrypts the same text differently each time', async () => {
  const cipher = createCipher('a secret');
  const [first, second] = await Promise.all([cipher.encrypt('PT5000 •'), cipher.encrypt('PT5000 •')]);
  expect(first).not.toBe(second);
  expect(await cipher.decrypt(first)).toBe('PT5000 •');
  expect(await cipher.decrypt(second)).toBe('PT5000 •');
});

it('does not decrypt with another secret', async () => {
  const encrypted = await createCipher('a secret').encrypt('PT5000');
  await expect(createCipher('another secret').decrypt(encrypted)).rejects.toThrow();
});
