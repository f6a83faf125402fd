import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A stand-in of reCAPTCHA's server on loopback. */
export interface JourneyRecaptcha {
  /** The environment of a server that uses it. */
  env: Record<string, string>;
  /** The tokens that were verified. */
  asked: string[];
  stop(): void;
}

/** Starts it. Tokens that begin with `solved a-site` are good, each once. */
export async function startRecaptcha(): Promise<JourneyRecaptcha> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    const token = body.get('response') ?? '';
    const success = body.get('secret') === 'a secret' && token.startsWith('solved a-site') && !asked.includes(token);
    asked.push(token);
    response.end(JSON.stringify({ success }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      RECAPTCHA_SITE_KEY: 'a-site',
      RECAPTCHA_SECRET_KEY: 'a secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    asked,
    stop: () => server.close(),
  };
}
