import type { Video } from '@fanlight/sdk/models';
import { presentVideoItems, priceOf } from '../../content/video-items/present.ts';
import type { VideoItemRow } from '../../content/video-items/store.ts';
import type { Context } from '../../context.ts';
import { toTeaser } from '../files/index.ts';

/** Presents videos. The parts that are locked for the viewer are left out. */
export const toVideos = (context: Context, rows: VideoItemRow<'video'>[]): Promise<Video[]> =>
  presentVideoItems(context, rows, ({ item }, { shared, text, isOwner, files }) => {
    const teaser = files.get(item.teaserFileId ?? '');
    return {
      ...shared,
      title: item.title,
      description: text,
      price: priceOf(item.price),
      teaser: teaser && (isOwner || teaser.status === 'ready') ? toTeaser(context.ports, teaser) : null,
    };
  });
