export * from './content.ts';
export * from './feeds.ts';
export * from './money.ts';
export * from './platform.ts';
export * from './reports.ts';
export * from './search.ts';
export * from './subscriptions.ts';
export * from './users.ts';
