export { type AnswerOf, type CallOptions, type Client, createClient, fetchClient, type OperationId } from './client.ts';
export { ApiError, NetworkError } from './errors.ts';
export { type EndlessId, type ItemOf, paginate } from './paginate.ts';
export type { RetryOptions } from './retry.ts';
export { login, loginByToken, logout } from './session.ts';
export {
  type CookieTokenStoreOptions,
  cookieTokenStore,
  memoryTokenStore,
  type TokenStore,
} from './tokens.ts';
export {
  configure,
  type Fetch,
  newIdempotencyKey,
  type SendOptions,
  type Transport,
  type TransportOptions,
} from './transport.ts';
