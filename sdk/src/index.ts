export {
  type CallOptions,
  type Client,
  createClient,
  type OperationId,
  type ResultOf,
} from './client.ts';
export { ApiError, NetworkError } from './errors.ts';
export { fetchClient } from './fetch-client.ts';
export * as api from './generated/api.ts';
export { type ItemOf, type List, type ListId, type PageOf, paginate } from './paginate.ts';
export type { RetryOptions } from './retry.ts';
export type { Route } from './route.ts';
export { login, loginByToken, logout } from './session.ts';
export {
  type CookieTokenStoreOptions,
  cookieTokenStore,
  memoryTokenStore,
  type TokenStore,
} from './tokens.ts';
export {
  type Fetch,
  type Handle,
  newIdempotencyKey,
  type ResponseInfo,
  type SendOptions,
  type Transport,
  type TransportOptions,
} from './transport.ts';
