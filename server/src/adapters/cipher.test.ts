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

it('encrypts bytes, and detects that one of them was changed', async () => {
  const cipher = createCipher('a secret');
  const bytes = crypto.getRandomValues(new Uint8Array(1000));
  const encrypted = await cipher.encryptBytes(bytes);
  expect(encrypted).toHaveLength(1028);
  expect(await cipher.decryptBytes(encrypted)).toEqual(bytes);
  encrypted[500] = (encrypted[500] ?? 0) ^ 1;
  await expect(cipher.decryptBytes(encrypted)).rejects.toThrow();
});
