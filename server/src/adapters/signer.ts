import type { Signer } from '../ports/index.ts';

/** The number of hexadecimal digits of a signature, which are 160 bits. */
const signatureLength = 40;

/** Creates a signer with HMAC-SHA-256. The host provides the HMAC as a function from a text to hexadecimal digits. */
export function createSigner(hmac: (text: string) => string): Signer {
  const sign = (text: string) => hmac(text).slice(0, signatureLength);
  return {
    sign,
    verify(text, signature) {
      const expected = sign(text);
      if (expected.length !== signature.length) return false;
      // Compares all characters, so that the time does not depend on the position of the first difference.
      let difference = 0;
      for (let at = 0; at < expected.length; at += 1) difference |= expected.charCodeAt(at) ^ signature.charCodeAt(at);
      return difference === 0;
    },
  };
}
