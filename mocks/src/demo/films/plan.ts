import { createRandom } from '../art/random.ts';
import type { DemoContent } from '../types.ts';
import { films, welcomeFilms } from './films.ts';

const hour = 60 * 60 * 1000;

/** Actions on videos; `film` is the key of a video. */
export type FilmAction =
  | { kind: 'film'; by: string; film: string }
  | { kind: 'welcome'; by: string; film: string }
  | { kind: 'watch'; by: string; film: string; isLiked: boolean };

/** Plans publications and views of videos; `ago` is in milliseconds before the present. */
export function planFilms(
  { fans, creators }: DemoContent,
  joinedAgo: (key: string) => number,
): (FilmAction & { ago: number })[] {
  const isCreator = (key: string) => creators.some((creator) => creator.key === key);
  const shown = films.filter(({ by }) => isCreator(by));
  const released = shown.map(({ by, name, hoursAgo }) => ({
    kind: 'film' as const,
    by,
    film: name,
    ago: hoursAgo * hour,
  }));
  const greeted = welcomeFilms
    .filter(({ by }) => isCreator(by))
    .map(({ by, film }) => ({ kind: 'welcome' as const, by, film, ago: 300 * hour }));
  const watched = shown
    .filter(({ audience }) => audience === 'public')
    .flatMap(({ name, hoursAgo }) => {
      const random = createRandom(`watch/${name}`);
      return fans.flatMap(({ key }) => {
        const ago = hoursAgo * hour * random.range(0.05, 0.9);
        if (random.chance(0.35) || ago >= joinedAgo(key)) return [];
        return [{ kind: 'watch' as const, by: key, film: name, isLiked: random.chance(0.6), ago }];
      });
    });
  return [...released, ...greeted, ...watched];
}
