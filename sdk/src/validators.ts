/**
 * The validators of requests (zod/mini). There is one for each part of an operation: `LoginBody`,
 * `ListFeedsQueryParams`, `GetFeedParams`.
 */
export * from './generated/validators/index.ts';
