// Generated from the contract by `npm run generate`. Do not edit.
export * from './fanlight.schemas.ts';
export * from './auth/auth.ts';
export * from './settings/settings.ts';
export * from './users/users.ts';
export * from './performers/performers.ts';
export * from './feeds/feeds.ts';
export * from './reactions/reactions.ts';
export * from './comments/comments.ts';
export * from './follows/follows.ts';
export * from './wallet/wallet.ts';
export * from './payments/payments.ts';
export * from './notifications/notifications.ts';
export * from './events/events.ts';
export * from './files/files.ts';
export * from './mails/mails.ts';
