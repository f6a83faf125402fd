import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { api, createClient, memoryTokenStore } from './index.ts';

const name = 'Fanlight-SDK';
const sdkVersion = `fanlight-sdk/${manifest.version}`;

afterEach(() => vi.unstubAllGlobals());

/** Returns a client, and the values of the header in its calls. */
function recordHeader(options: Parameters<typeof createClient>[0]) {
  const sent: (string | null)[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init).headers.get(name));
    return Response.json({ data: {} });
  };
  return { sent, client: createClient({ fetch, ...options }) };
}

const credentials = { credentials: 'noor', password: 'fanlight-demo' };
const avatar = new File(['abc'], 'me.png', { type: 'image/png' });

describe('the header that names the SDK', () => {
  it('has the package and its version in every call outside of a page', async () => {
    const { client, sent } = recordHeader({ baseUrl: 'https://api.example/api' });
    await client.call(api.getPublicSettings);
    await client.call(api.login, { body: credentials });
    await client.call(api.uploadMyAvatar, { body: { avatar } });
    expect(sent).toEqual([sdkVersion, sdkVersion, sdkVersion]);
  });

  it('is sent by a page with every call to its own origin', async () => {
    vi.stubGlobal('location', new URL('https://fanlight.example/home'));
    const { client, sent } = recordHeader({});
    await client.call(api.getPublicSettings);
    await client.call(api.uploadMyAvatar, { body: { avatar } });
    expect(sent).toEqual([sdkVersion, sdkVersion]);
  });

  it('is omitted in a browser if the request would need no CORS preflight without it', async () => {
    vi.stubGlobal('location', new URL('https://studio.example/'));
    const { client, sent } = recordHeader({
      baseUrl: 'https://api.example/api',
      token: memoryTokenStore(),
      locale: 'es-ES',
    });
    await client.call(api.getPublicSettings);
    await client.call(api.uploadMyAvatar, { body: { avatar } });
    await client.call(api.login, { body: credentials });
    client.transport.token.set('t0k');
    await client.call(api.getPublicSettings);
    expect(sent).toEqual([null, null, sdkVersion, sdkVersion]);
  });

  it('can be replaced in a call, so that an application can name itself', async () => {
    const { client, sent } = recordHeader({ baseUrl: 'https://api.example/api' });
    await client.call(api.getPublicSettings, { headers: { [name]: 'studio/7' } });
    expect(sent).toEqual(['studio/7']);
  });
});
