import type { Broadcast, Countries, Hasher, Signer, Timer, WireEvent } from '../ports/index.ts';

const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** For hosts that see no addresses. */
export const noCountries: Countries = { of: async () => null };

/** Hashing by Web Crypto. */
export const webHasher: Hasher = {
  sha256: async (text) => toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text))),
};

/** HMAC-SHA-256 by Web Crypto, cut to 160 bits. */
export function createSigner(secret: string): Signer {
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const sign = async (text: string) =>
    toHex(await crypto.subtle.sign('HMAC', await key, encoder.encode(text))).slice(0, 40);
  return {
    sign,
    async verify(text, signature) {
      const right = await sign(text);
      if (right.length !== signature.length) return false;
      // Looks at every character, so that the time says nothing about where they differ.
      let difference = 0;
      for (let at = 0; at < right.length; at += 1) difference |= right.charCodeAt(at) ^ signature.charCodeAt(at);
      return difference === 0;
    },
  };
}

/** Brings events to listeners in the same process. */
export function createBroadcast(): Broadcast {
  const listeners = new Set<(event: WireEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Repeats a task, never twice at once. */
export const intervalTimer: Timer = {
  every(milliseconds, task) {
    let isRunning = false;
    const handle = setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      await task().finally(() => {
        isRunning = false;
      });
    }, milliseconds);
    if (typeof handle === 'object') handle.unref();
    return () => clearInterval(handle);
  },
};
