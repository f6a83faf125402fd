import { drawCover, drawPicture } from '../art/draw.ts';
import { drawPortrait } from '../art/portrait.ts';
import { toJpeg } from '../art/raster.ts';
import type { Cast, Creator, Member } from '../types.ts';
import { type Act, postName } from './plan.ts';

/** Pictures drawn before they are asked for. */
const ahead = 6;

/** Draws the pictures of a world in the order in which they are needed, a few ahead. */
export interface Studio {
  portrait(member: Member): Promise<Blob>;
  cover(creator: Creator): Promise<Blob>;
  /** The pictures of a post, or of what hangs somewhere, in order. */
  pictures(post: string): Promise<Blob[]>;
}

interface Job {
  name: string;
  draw: () => string;
}

const jobsOfMember = ({ key, looks, palette }: Member): Job => ({
  name: `portrait/${key}`,
  draw: () => drawPortrait(key, looks, palette),
});

function jobsOfCreator({ key, cover, palette }: Creator): Job {
  return { name: `cover/${key}`, draw: () => drawCover(key, cover, palette) };
}

const jobsOfPost = (creator: Creator, index: number): Job[] =>
  (creator.posts[index]?.pictures ?? []).map((picture, place) => {
    const name = `${postName(creator, index)}/${place}`;
    return { name, draw: () => drawPicture(name, picture, creator.palette) };
  });

/** The name of what hangs somewhere, inside a world. */
export const hangingName = ({ kind, item }: { kind: 'gallery' | 'photo'; item: number }) => `${kind}/${item}`;

function jobsOfHanging(cast: Cast, creator: Creator, act: { kind: 'gallery' | 'photo'; item: number }): Job[] {
  const photo = cast.photos?.[act.item]?.picture;
  const pictures = act.kind === 'gallery' ? cast.galleries?.[act.item]?.pictures : photo && [photo];
  return (pictures ?? []).map((picture, place) => {
    const name = `${hangingName(act)}/${place}`;
    return { name, draw: () => drawPicture(name, picture, creator.palette) };
  });
}

function jobsOf(cast: Cast, acts: readonly Act[]): Job[] {
  const creators = new Map(cast.creators.map((creator) => [creator.key, creator]));
  const fans = new Map(cast.fans.map((fan) => [fan.key, fan]));
  return acts.flatMap((act) => {
    const creator = creators.get(act.by);
    if ((act.kind === 'gallery' || act.kind === 'photo') && creator) return jobsOfHanging(cast, creator, act);
    if (act.kind === 'post' && creator) return jobsOfPost(creator, Number(act.post.split('/')[1]));
    if (act.kind !== 'join') return [];
    if (creator) return [jobsOfMember(creator), jobsOfCreator(creator)];
    const fan = fans.get(act.by);
    return fan ? [jobsOfMember(fan)] : [];
  });
}

/** A studio for everything that the acts of a world show; `onDrawn` hears of each picture before it is taken. */
export function createStudio(cast: Cast, acts: readonly Act[], onDrawn: (picture: Blob) => void): Studio {
  const jobs = jobsOf(cast, acts);
  const begun = new Map<string, Promise<Blob>>();
  const begin = (until: number) => {
    for (const { name, draw } of jobs.slice(begun.size, until)) {
      const picture = toJpeg(draw());
      // Whoever takes it hears of a failure.
      picture.then(onDrawn, () => undefined);
      begun.set(name, picture);
    }
  };
  let taken = 0;
  const take = async (name: string) => {
    taken += 1;
    begin(taken + ahead);
    const picture = begun.get(name);
    if (!picture) throw new Error(`There is no picture ${name}.`);
    return picture;
  };
  return {
    portrait: ({ key }) => take(`portrait/${key}`),
    cover: ({ key }) => take(`cover/${key}`),
    pictures: (post) =>
      Promise.all(jobs.filter(({ name }) => name.startsWith(`${post}/`)).map(({ name }) => take(name))),
  };
}
