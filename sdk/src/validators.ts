/** Validators of requests (zod/mini), one per operation part: `LoginBody`, `ListFeedsQueryParams`, `GetFeedParams`. */
export * from './generated/validators/index.ts';
