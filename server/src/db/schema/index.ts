export * from './feeds.ts';
export * from './money.ts';
export * from './platform.ts';
export * from './users.ts';
