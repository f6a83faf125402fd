import type { Signer } from '../ports/index.ts';

/** Hexadecimal digits of a signature: 160 bits. */
const signatureLength = 40;

/** A signer by HMAC-SHA-256, which the host provides as a function from text to hexadecimal digits. */
export function createSigner(hmac: (text: string) => string): Signer {
  const sign = (text: string) => hmac(text).slice(0, signatureLength);
  return {
    sign,
    verify(text, signature) {
      const expected = sign(text);
      if (expected.length !== signature.length) return false;
      // Compares every character, so that the time does not depend on the position of a difference.
      let difference = 0;
      for (let at = 0; at < expected.length; at += 1) difference |= expected.charCodeAt(at) ^ signature.charCodeAt(at);
      return difference === 0;
    },
  };
}
