import type { Context } from '../context.ts';
import type { Handlers } from '../contract.ts';
import type { DomainEvent } from '../unit.ts';
import { addressesHandlers } from './addresses/index.ts';
import { authHandlers } from './auth/index.ts';
import { blocksHandlers } from './blocks/index.ts';
import { commentsHandlers } from './comments/index.ts';
import { eventsHandlers } from './events/index.ts';
import { feedsHandlers, publishDueFeeds } from './feeds/index.ts';
import { filesHandlers, removeExpiredUploads, removeUnattachedFiles } from './files/index.ts';
import { followsHandlers } from './follows/index.ts';
import { galleriesHandlers } from './galleries/index.ts';
import { geoHandlers } from './geo/index.ts';
import { mailsHandlers } from './mails/index.ts';
import { notificationsHandlers, notifyOf } from './notifications/index.ts';
import { paymentsHandlers } from './payments/index.ts';
import { performersHandlers } from './performers/index.ts';
import { photosHandlers } from './photos/index.ts';
import { reactionsHandlers } from './reactions/index.ts';
import { reportsHandlers } from './reports/index.ts';
import { settingsHandlers } from './settings/index.ts';
import { removeExpiredStories, storiesHandlers, tellOfStories } from './stories/index.ts';
import { uploadsHandlers } from './uploads/index.ts';
import { usersHandlers } from './users/index.ts';
import { walletHandlers } from './wallet/index.ts';

/** Every operation of the contract; a missing one is a type error here. */
export const handlers: Handlers = {
  ...addressesHandlers,
  ...authHandlers,
  ...blocksHandlers,
  ...commentsHandlers,
  ...eventsHandlers,
  ...feedsHandlers,
  ...filesHandlers,
  ...followsHandlers,
  ...galleriesHandlers,
  ...geoHandlers,
  ...mailsHandlers,
  ...notificationsHandlers,
  ...paymentsHandlers,
  ...performersHandlers,
  ...photosHandlers,
  ...reactionsHandlers,
  ...reportsHandlers,
  ...settingsHandlers,
  ...storiesHandlers,
  ...uploadsHandlers,
  ...usersHandlers,
  ...walletHandlers,
};

/** Groups that hear of what happened in others. */
export const listeners: ((context: Context, event: DomainEvent) => Promise<void>)[] = [notifyOf, tellOfStories];

/** Something that is done by the clock, again and again. It bears being done by several processes at once. */
export interface Chore {
  /** Milliseconds. */
  every: number;
  run(context: Context): Promise<void>;
}

const minute = 60 * 1000;

/** What groups do by the clock. */
export const chores: Chore[] = [
  { every: minute / 4, run: publishDueFeeds },
  { every: 60 * minute, run: ({ ports }) => removeUnattachedFiles(ports) },
  { every: 60 * minute, run: ({ ports }) => removeExpiredUploads(ports) },
  { every: 10 * minute, run: removeExpiredStories },
];
