import { drawCover, drawPicture } from '../art/draw.ts';
import { drawPortrait } from '../art/portrait.ts';
import { toJpeg } from '../art/raster.ts';
import type { Creator, DemoContent, Member } from '../types.ts';
import { postName, type TimedAction } from './plan.ts';

/** The number of pictures that are rendered before they are needed. */
const ahead = 6;

/** Renders the pictures of a demo in the order in which they are used. Some are rendered before they are needed. */
export interface Studio {
  portrait(member: Member): Promise<Blob>;
  cover(creator: Creator): Promise<Blob>;
  /** Returns the pictures of a post, a gallery or a photo, in their order. */
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

/** Returns the key for the pictures of a gallery or a photo. */
export const pictureGroupName = ({ kind, item }: { kind: 'gallery' | 'photo'; item: number }) => `${kind}/${item}`;

function jobsOfPictures(
  content: DemoContent,
  creator: Creator,
  action: { kind: 'gallery' | 'photo'; item: number },
): Job[] {
  const photo = content.photos?.[action.item]?.picture;
  const pictures = action.kind === 'gallery' ? content.galleries?.[action.item]?.pictures : photo && [photo];
  return (pictures ?? []).map((picture, place) => {
    const name = `${pictureGroupName(action)}/${place}`;
    return { name, draw: () => drawPicture(name, picture, creator.palette) };
  });
}

function jobsOf(content: DemoContent, actions: readonly TimedAction[]): Job[] {
  const creators = new Map(content.creators.map((creator) => [creator.key, creator]));
  const fans = new Map(content.fans.map((fan) => [fan.key, fan]));
  return actions.flatMap((action) => {
    const creator = creators.get(action.by);
    if ((action.kind === 'gallery' || action.kind === 'photo') && creator)
      return jobsOfPictures(content, creator, action);
    if (action.kind === 'post' && creator) return jobsOfPost(creator, Number(action.post.split('/')[1]));
    if (action.kind !== 'join') return [];
    if (creator) return [jobsOfMember(creator), jobsOfCreator(creator)];
    const fan = fans.get(action.by);
    return fan ? [jobsOfMember(fan)] : [];
  });
}

/** Creates a studio for the pictures of all actions. `onDrawn` is called with each picture before it is used. */
export function createStudio(
  content: DemoContent,
  actions: readonly TimedAction[],
  onDrawn: (picture: Blob) => void,
): Studio {
  const jobs = jobsOf(content, actions);
  const startedPictures = new Map<string, Promise<Blob>>();
  const begin = (until: number) => {
    for (const { name, draw } of jobs.slice(startedPictures.size, until)) {
      const picture = toJpeg(draw());
      // The code that uses the picture handles a failure. This handler only avoids an unhandled rejection.
      picture.then(onDrawn, () => undefined);
      startedPictures.set(name, picture);
    }
  };
  let usedCount = 0;
  const take = async (name: string) => {
    usedCount += 1;
    begin(usedCount + ahead);
    const picture = startedPictures.get(name);
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
