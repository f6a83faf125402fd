import { ApiError, login, loginByToken, logout } from '@fanlight/sdk';
import { getGetMeQueryKey, getGetMeQueryOptions, useGetMe } from '@fanlight/sdk/hooks';
import type { LoginRequest, Me } from '@fanlight/sdk/models';
import { type Services, useServices } from '../services.ts';
import { forgetUnsavedInput } from './unsaved-input.ts';

/** Whether the client has a token. Only the server can check whether the token has expired. */
export const hasSession = ({ client: { transport } }: Pick<Services, 'client'>): boolean =>
  transport.token.get() !== null;

/** Returns the viewer, who is fetched once; null for visitors, or if the token is not valid. */
export async function loadMe(services: Services): Promise<Me | null> {
  if (!hasSession(services)) return null;
  try {
    return await services.queryClient.fetchQuery({ ...getGetMeQueryOptions(), staleTime: 60_000 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      services.client.transport.token.clear();
      return null;
    }
    throw error;
  }
}

/** Returns the viewer, whom responses and events keep current; null for visitors. */
export function useMe(): Me | null {
  const isLoggedIn = hasSession(useServices());
  const { data } = useGetMe({ query: { enabled: isLoggedIn, staleTime: 60_000 } });
  return isLoggedIn ? (data ?? null) : null;
}

/** Logs in, and clears all cached data of the previous user. */
export async function beginSession({ client, queryClient }: Services, credentials: LoginRequest): Promise<Me> {
  await login(client, credentials);
  queryClient.clear();
  return queryClient.fetchQuery(getGetMeQueryOptions());
}

/** Starts a session with a token from the server. Data that was fetched as a visitor is fetched again. */
export async function beginSessionByToken({ client, queryClient }: Services, token: string): Promise<Me> {
  const me = await loginByToken(client, token);
  queryClient.setQueryData(getGetMeQueryKey(), me);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'verifyEmailOnce' });
  return me;
}

/**
 * Ends the session on the server, and then in the browser.
 *
 * @param end - the call that ends the session; by default a logout, which never fails
 * @throws the exception of `end`; the session then continues
 */
export async function endSession(
  { client, session }: Services,
  end: () => Promise<unknown> = () => logout(client).catch(() => undefined),
): Promise<void> {
  session.isEnding = true;
  try {
    await end();
  } catch (error) {
    session.isEnding = false;
    throw error;
  }
}

/**
 * Removes the token of a session that the server has ended, so that the next page has no viewer. The cached data stays.
 */
export const dropSession = ({ client }: Pick<Services, 'client'>): void => client.transport.token.clear();

/**
 * Ends the session in the browser: removes the token and all cached data. Unsaved input is removed if the viewer has
 * ended the session. Otherwise the session has expired, and the input is restored after the next login.
 */
export function forgetSession({ client, queryClient, session }: Services): void {
  if (session.isEnding) forgetUnsavedInput();
  session.isEnding = false;
  dropSession({ client });
  void queryClient.cancelQueries();
  queryClient.removeQueries({ queryKey: getGetMeQueryKey() });
  queryClient.clear();
}
