import type { Reel } from '@fanlight/sdk/models';
import { presentFilms } from '../../content/films/present.ts';
import type { FilmRow } from '../../content/films/store.ts';
import type { Context } from '../../context.ts';

/** Maps reels to the contract, as the viewer may see them. */
export const toReels = (context: Context, rows: FilmRow<'reel'>[]): Promise<Reel[]> =>
  presentFilms(context, rows, ({ access }, { shared, text }) => ({ ...shared, text, isFollowed: access.isFollower }));
