import type { Video } from '@fanlight/sdk/models';
import { presentFilms, priceOf } from '../../content/films/present.ts';
import type { FilmRow } from '../../content/films/store.ts';
import type { Context } from '../../context.ts';
import { toTeaser } from '../files/index.ts';

/** Maps videos to the contract, as the viewer may see them. */
export const toVideos = (context: Context, rows: FilmRow<'video'>[]): Promise<Video[]> =>
  presentFilms(context, rows, ({ item }, { shared, text, isOwner, files }) => {
    const teaser = files.get(item.teaserFileId ?? '');
    return {
      ...shared,
      title: item.title,
      description: text,
      price: priceOf(item.price),
      teaser: teaser && (isOwner || teaser.status === 'ready') ? toTeaser(context.ports, teaser) : null,
    };
  });
