import { describe, expect, it } from 'vitest';
import { createBrowserHasher, createBrowserSigner } from './browser/signer.ts';
import { createNodeSigner, nodeHasher } from './node/signer.ts';

const secret = 'a secret of the tests';
const texts = ['', 'file/0123/display/1700000000', 'ünïcödé 🏮', 'x'.repeat(1000)];

describe('signing', () => {
  it('creates the same signature in Node and in a browser', async () => {
    const browser = await createBrowserSigner(secret);
    const node = createNodeSigner(secret);
    expect(texts.map(browser.sign)).toEqual(texts.map(node.sign));
  });

  it('refuses a signature of another text or secret, and a truncated signature', () => {
    const { sign, verify } = createNodeSigner(secret);
    const signature = sign('a');
    expect(verify('a', signature)).toBe(true);
    expect(verify('b', signature)).toBe(false);
    expect(verify('a', createNodeSigner('another secret').sign('a'))).toBe(false);
    expect(verify('a', signature.slice(0, -1))).toBe(false);
  });
});

it('the hashers of Node and of browsers compute the same SHA-256', async () => {
  const browser = await createBrowserHasher();
  expect(texts.map(browser.sha256)).toEqual(texts.map(nodeHasher.sha256));
  expect(nodeHasher.sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
