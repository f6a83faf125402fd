export * from './feeds.ts';
export * from './money.ts';
export * from './platform.ts';
export * from './reports.ts';
export * from './users.ts';
