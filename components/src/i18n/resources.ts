import type { messages as errors } from '@fanlight/sdk/messages/en-US';
import type addresses from './en-US/addresses.json';
import type auth from './en-US/auth.json';
import type balance from './en-US/balance.json';
import type blocks from './en-US/blocks.json';
import type bundles from './en-US/bundles.json';
import type comments from './en-US/comments.json';
import type common from './en-US/common.json';
import type connection from './en-US/connection.json';
import type content from './en-US/content.json';
import type dashboard from './en-US/dashboard.json';
import type earnings from './en-US/earnings.json';
import type fans from './en-US/fans.json';
import type feeds from './en-US/feeds.json';
import type files from './en-US/files.json';
import type follows from './en-US/follows.json';
import type galleries from './en-US/galleries.json';
import type identity from './en-US/identity.json';
import type install from './en-US/install.json';
import type leave from './en-US/leave.json';
import type library from './en-US/library.json';
import type mails from './en-US/mails.json';
import type messages from './en-US/messages.json';
import type myStories from './en-US/myStories.json';
import type notifications from './en-US/notifications.json';
import type offers from './en-US/offers.json';
import type operator from './en-US/operator.json';
import type orders from './en-US/orders.json';
import type payments from './en-US/payments.json';
import type payoutMethod from './en-US/payoutMethod.json';
import type payouts from './en-US/payouts.json';
import type performers from './en-US/performers.json';
import type photos from './en-US/photos.json';
import type player from './en-US/player.json';
import type posts from './en-US/posts.json';
import type products from './en-US/products.json';
import type promotions from './en-US/promotions.json';
import type purchases from './en-US/purchases.json';
import type reactions from './en-US/reactions.json';
import type reels from './en-US/reels.json';
import type referrals from './en-US/referrals.json';
import type replacements from './en-US/replacements.json';
import type reports from './en-US/reports.json';
import type search from './en-US/search.json';
import type secondFactor from './en-US/secondFactor.json';
import type settings from './en-US/settings.json';
import type share from './en-US/share.json';
import type sorting from './en-US/sorting.json';
import type store from './en-US/store.json';
import type stories from './en-US/stories.json';
import type studio from './en-US/studio.json';
import type subscriptions from './en-US/subscriptions.json';
import type titles from './en-US/titles.json';
import type users from './en-US/users.json';
import type videos from './en-US/videos.json';
import type wallet from './en-US/wallet.json';
import type welcomeVideo from './en-US/welcomeVideo.json';

/**
 * The English file of each namespace. TypeScript derives the keys of `t` from these files. A new namespace needs one
 * JSON file per language, and a line here. `errors` is generated from the contract.
 */
export interface Resources {
  addresses: typeof addresses;
  balance: typeof balance;
  offers: typeof offers;
  operator: typeof operator;
  orders: typeof orders;
  blocks: typeof blocks;
  bundles: typeof bundles;
  comments: typeof comments;
  connection: typeof connection;
  content: typeof content;
  dashboard: typeof dashboard;
  earnings: typeof earnings;
  fans: typeof fans;
  feeds: typeof feeds;
  galleries: typeof galleries;
  identity: typeof identity;
  install: typeof install;
  leave: typeof leave;
  files: typeof files;
  follows: typeof follows;
  reactions: typeof reactions;
  share: typeof share;
  store: typeof store;
  sorting: typeof sorting;
  stories: typeof stories;
  myStories: typeof myStories;
  titles: typeof titles;
  studio: typeof studio;
  users: typeof users;
  performers: typeof performers;
  notifications: typeof notifications;
  products: typeof products;
  promotions: typeof promotions;
  purchases: typeof purchases;
  photos: typeof photos;
  player: typeof player;
  posts: typeof posts;
  reels: typeof reels;
  referrals: typeof referrals;
  replacements: typeof replacements;
  reports: typeof reports;
  subscriptions: typeof subscriptions;
  search: typeof search;
  secondFactor: typeof secondFactor;
  settings: typeof settings;
  library: typeof library;
  mails: typeof mails;
  messages: typeof messages;
  auth: typeof auth;
  videos: typeof videos;
  wallet: typeof wallet;
  welcomeVideo: typeof welcomeVideo;
  payments: typeof payments;
  payoutMethod: typeof payoutMethod;
  payouts: typeof payouts;
  common: typeof common;
  errors: typeof errors;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
