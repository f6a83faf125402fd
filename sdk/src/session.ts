import type { Client } from './client.ts';
import { ApiError } from './errors.ts';
import * as api from './generated/api.ts';
import type { AuthToken, LoginRequest, Me } from './generated/models.ts';

/**
 * Logs in, and stores the token. Throws `ApiError` with the code `INVALID_CREDENTIALS`, `EMAIL_NOT_VERIFIED` or
 * `RATE_LIMITED` (rule P2).
 */
export async function login(client: Client, credentials: LoginRequest): Promise<AuthToken> {
  const authToken = await client.call(api.login, { body: credentials });
  client.transport.token.set(authToken.token, { remember: credentials.remember ?? false });
  return authToken;
}

/**
 * Starts a session with a token: stores the token, and reads the account (rule P3). If the token is refused, the
 * previous token is stored again.
 */
export async function loginByToken(client: Client, token: string, options?: { remember?: boolean }): Promise<Me> {
  const store = client.transport.token;
  const before = store.get();
  store.set(token, options);
  try {
    return await client.call(api.getMe);
  } catch (error) {
    if (before) store.set(before, options);
    else store.clear();
    throw error;
  }
}

/**
 * Ends the session on the server, and deletes the token. The token is deleted even if the server is unavailable, or if
 * the session has ended before.
 */
export async function logout(client: Client): Promise<void> {
  try {
    if (client.transport.token.get()) await client.call(api.logout);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  } finally {
    client.transport.token.clear();
  }
}
