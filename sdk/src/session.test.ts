import { describe, expect, it } from 'vitest';
import { ApiError, api, createClient, login, loginByToken, logout, memoryTokenStore } from './index.ts';
import { errorResponse, fakeServer } from './testing/fake-server.ts';

describe('sessions', () => {
  it('a session starts by login or by token, and ends by logout', async () => {
    const { handle } = fakeServer((request) => {
      if (request.url.endsWith('/auth/login'))
        return Response.json({ data: { token: 'fresh', expiresAt: '2026-01-01T00:00:00Z' } });
      return request.headers.get('Authorization') === 'fresh'
        ? Response.json({ data: { name: 'Noor' } })
        : errorResponse(401, 'UNAUTHENTICATED');
    });
    const client = createClient({ handle });
    await login(client, { credentials: 'noor', password: 'x', remember: true });
    expect(client.transport.token.get()).toBe('fresh');
    await logout(client);
    expect(client.transport.token.get()).toBeNull();
    expect(await loginByToken(client, 'fresh')).toEqual({ name: 'Noor' });
    await expect(loginByToken(client, 'stale')).rejects.toBeInstanceOf(ApiError);
    expect(client.transport.token.get()).toBe('fresh');
  });

  it('onUnauthorized is called once when a session has ended, but not for responses to an older token', async () => {
    const codes: string[] = [];
    const client = createClient({
      token: memoryTokenStore('old'),
      onUnauthorized: (error) => codes.push(error.code),
      handle: async (request) => {
        if (request.headers.get('Authorization') === 'slow') client.transport.token.set('new');
        return errorResponse(401, request.url.endsWith('/auth/login') ? 'INVALID_CREDENTIALS' : 'UNAUTHENTICATED');
      },
    });
    await client.call(api.getMe).catch(() => {});
    await client.call(api.login, { body: { credentials: 'a', password: 'b' } }).catch(() => {});
    client.transport.token.set('slow');
    await client.call(api.getMe).catch(() => {});
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });

  it('two clients in one process have separate sessions', async () => {
    const { requests, handle } = fakeServer(() => Response.json({ data: {} }));
    const [noor, mara] = [
      createClient({ handle, token: memoryTokenStore('n') }),
      createClient({ handle, token: memoryTokenStore('m') }),
    ];
    await Promise.all([noor.call(api.getMe), mara.call(api.getMe)]);
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['n', 'm']);
  });
});
