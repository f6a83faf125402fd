import type { Cipher } from '../ports/index.ts';

const encoder = new TextEncoder();
/** The number of random bytes before all encrypted data, as AES-GCM needs them. */
const nonceLength = 12;
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Creates a cipher with AES-GCM. Its key is derived from the secret of the host by HKDF, separate from the signer's. */
export function createCipher(secret: string): Cipher {
  let keyPromise: Promise<CryptoKey> | undefined;
  const readKey = () => {
    keyPromise ??= crypto.subtle
      .importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
      .then((material) =>
        crypto.subtle.deriveKey(
          { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('fanlight stored texts') },
          material,
          { name: 'AES-GCM', length: 256 },
          false,
          ['encrypt', 'decrypt'],
        ),
      );
    return keyPromise;
  };
  const encryptBytes = async (bytes: Uint8Array) => {
    const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await readKey(), bytes as BufferSource);
    const encrypted = new Uint8Array(nonceLength + sealed.byteLength);
    encrypted.set(iv);
    encrypted.set(new Uint8Array(sealed), nonceLength);
    return encrypted;
  };
  const decryptBytes = async (encrypted: Uint8Array) => {
    const iv = encrypted.slice(0, nonceLength);
    const sealed = encrypted.slice(nonceLength);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await readKey(), sealed));
  };
  return {
    encryptBytes,
    decryptBytes,
    encrypt: async (text) => toBase64(await encryptBytes(encoder.encode(text))),
    decrypt: async (encrypted) => new TextDecoder().decode(await decryptBytes(fromBase64(encrypted))),
  };
}
