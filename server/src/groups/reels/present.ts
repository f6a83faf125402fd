import type { Reel } from '@fanlight/sdk/models';
import { presentVideoItems } from '../../content/video-items/present.ts';
import type { VideoItemRow } from '../../content/video-items/store.ts';
import type { Context } from '../../context.ts';

/** Presents reels. The parts that are locked for the viewer are left out. */
export const toReels = (context: Context, rows: VideoItemRow<'reel'>[]): Promise<Reel[]> =>
  presentVideoItems(context, rows, ({ access }, { shared, text }) => ({
    ...shared,
    text,
    isFollowed: access.isFollower,
  }));
