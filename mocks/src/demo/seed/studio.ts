import { drawCover, drawPicture } from '../art/draw.ts';
import { drawPortrait } from '../art/portrait.ts';
import { toJpeg } from '../art/raster.ts';
import type { Cast, Creator, Member } from '../types.ts';
import { postName, type TimedAction } from './plan.ts';

/** Pictures that are rendered ahead. */
const ahead = 6;

/** Renders the pictures of a demo in the order of their use, a few ahead. */
export interface Studio {
  portrait(member: Member): Promise<Blob>;
  cover(creator: Creator): Promise<Blob>;
  /** The pictures of a post, a gallery or a photo, in order. */
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

/** The name by which the pictures of a gallery or a photo are taken. */
export const pictureGroupName = ({ kind, item }: { kind: 'gallery' | 'photo'; item: number }) => `${kind}/${item}`;

function jobsOfPictures(cast: Cast, creator: Creator, action: { kind: 'gallery' | 'photo'; item: number }): Job[] {
  const photo = cast.photos?.[action.item]?.picture;
  const pictures = action.kind === 'gallery' ? cast.galleries?.[action.item]?.pictures : photo && [photo];
  return (pictures ?? []).map((picture, place) => {
    const name = `${pictureGroupName(action)}/${place}`;
    return { name, draw: () => drawPicture(name, picture, creator.palette) };
  });
}

function jobsOf(cast: Cast, actions: readonly TimedAction[]): Job[] {
  const creators = new Map(cast.creators.map((creator) => [creator.key, creator]));
  const fans = new Map(cast.fans.map((fan) => [fan.key, fan]));
  return actions.flatMap((action) => {
    const creator = creators.get(action.by);
    if ((action.kind === 'gallery' || action.kind === 'photo') && creator) return jobsOfPictures(cast, creator, action);
    if (action.kind === 'post' && creator) return jobsOfPost(creator, Number(action.post.split('/')[1]));
    if (action.kind !== 'join') return [];
    if (creator) return [jobsOfMember(creator), jobsOfCreator(creator)];
    const fan = fans.get(action.by);
    return fan ? [jobsOfMember(fan)] : [];
  });
}

/** A studio for everything that the actions of a world show; `onDrawn` hears of each picture before it is taken. */
export function createStudio(cast: Cast, actions: readonly TimedAction[], onDrawn: (picture: Blob) => void): Studio {
  const jobs = jobsOf(cast, actions);
  const begun = new Map<string, Promise<Blob>>();
  const begin = (until: number) => {
    for (const { name, draw } of jobs.slice(begun.size, until)) {
      const picture = toJpeg(draw());
      // The consumer receives the failure.
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
