import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fake of the server of reCAPTCHA, on the loopback interface. */
export interface JourneyRecaptcha {
  /** The environment variables with which a server uses the fake. */
  env: Record<string, string>;
  /** The tokens that the server has been asked to verify. */
  verifiedTokens: string[];
  stop(): void;
}

/** Starts the fake server. Tokens that begin with `solved a-site` are valid once. */
export async function startRecaptcha(): Promise<JourneyRecaptcha> {
  const verifiedTokens: string[] = [];
  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    const token = body.get('response') ?? '';
    const success =
      body.get('secret') === 'a secret' && token.startsWith('solved a-site') && !verifiedTokens.includes(token);
    verifiedTokens.push(token);
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
    verifiedTokens,
    stop: () => server.close(),
  };
}
