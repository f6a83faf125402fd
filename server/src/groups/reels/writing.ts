import type { Context } from '../../context.ts';
import { reels } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { markVideoItemReady } from '../files/index.ts';

/** Publishes the reel whose video file is ready (rule F3). */
export const publishReadyReel = (context: Context, event: DomainEventOf<'file-processed'>): Promise<void> =>
  markVideoItemReady(context, event, reels);
