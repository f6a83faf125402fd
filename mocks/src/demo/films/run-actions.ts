import { api, type Client } from '@fanlight/sdk';
import { captionsOf, readFilm } from './files.ts';
import { type Film, films } from './films.ts';
import type { FilmAction } from './plan.ts';

/** Performs actions on videos, each as its user. */
export interface FilmRunner {
  perform(client: Client, action: FilmAction): Promise<unknown>;
}

async function uploadFilm(client: Client, film: Film): Promise<string> {
  const captions = captionsOf(film);
  const { audience, name } = film;
  const spoken = captions && { captions, captionsLocale: film.captions?.locale ?? 'en-US' };
  const body = { audience, video: await readFilm(name), ...spoken };
  if (film.kind === 'reel') {
    const { _id } = await client.call(api.uploadReel, { body: { ...body, text: film.text } });
    return _id;
  }
  const { title, description, price, hasTeaser } = film;
  const teaser = hasTeaser ? { teaser: await readFilm(`${name}.teaser`) } : {};
  const video = { ...body, title, description, ...(price && { price }), ...teaser };
  const { _id } = await client.call(api.uploadVideo, { body: video });
  return _id;
}

/** Creates a runner of actions on videos. */
export function createFilmRunner(): FilmRunner {
  const ids = new Map<string, string>();
  const filmOf = (name: string) => {
    const film = films.find((one) => one.name === name);
    if (!film) throw new Error(`There is no video ${name}.`);
    return film;
  };
  return {
    async perform(client, action) {
      const film = filmOf(action.film);
      if (action.kind === 'film') {
        ids.set(action.film, await uploadFilm(client, film));
        return;
      }
      if (action.kind === 'welcome') {
        await client.call(api.uploadPerformerWelcomeVideo, { body: { video: await readFilm(action.film) } });
        return;
      }
      const id = ids.get(action.film) ?? '';
      await client.call(film.kind === 'video' ? api.getVideo : api.getReel, { params: { id } });
      const object = { objectType: film.kind, objectId: id };
      if (action.isLiked) await client.call(api.createReaction, { body: { action: 'like', ...object } });
    },
  };
}
