import { createRandom } from '../art/random.ts';
import type { DemoContent } from '../types.ts';
import { type DemoVideo, demoVideos, welcomeVideos } from './videos.ts';

const hour = 60 * 60 * 1000;

/** Actions with videos. `video` is the key of a video. */
export type VideoAction =
  | { kind: 'publish-video'; by: string; video: string }
  | { kind: 'publish-welcome-video'; by: string; video: string }
  | { kind: 'watch-video'; by: string; video: string; isLiked: boolean }
  | { kind: 'comment-reel'; by: string; video: string; text: string };

/** Returns the comments on a reel in their order, spread over the time since its publication. */
function commentsOn(video: DemoVideo): (VideoAction & { ago: number })[] {
  const comments = (video.kind === 'reel' && video.comments) || [];
  return comments.map(({ by, text }, place) => {
    const share = (place + 1) / (comments.length + 1);
    return { kind: 'comment-reel', by, video: video.name, text, ago: video.hoursAgo * hour * (1 - share) };
  });
}

/** Plans when videos are published and viewed. `ago` is in milliseconds before the present. */
export function planVideos(
  { fans, creators }: DemoContent,
  joinedAgo: (key: string) => number,
): (VideoAction & { ago: number })[] {
  const isMember = (key: string) => [...creators, ...fans].some((member) => member.key === key);
  const isCreator = (key: string) => creators.some((creator) => creator.key === key);
  const shown = demoVideos.filter(({ by }) => isCreator(by));
  const released = shown.map(({ by, name, hoursAgo }) => ({
    kind: 'publish-video' as const,
    by,
    video: name,
    ago: hoursAgo * hour,
  }));
  const greeted = welcomeVideos
    .filter(({ by }) => isCreator(by))
    .map(({ by, video }) => ({ kind: 'publish-welcome-video' as const, by, video, ago: 300 * hour }));
  const watched = shown
    .filter(({ audience }) => audience === 'public')
    .flatMap(({ name, hoursAgo }) => {
      const random = createRandom(`watch/${name}`);
      return fans.flatMap(({ key }) => {
        const ago = hoursAgo * hour * random.range(0.05, 0.9);
        if (random.chance(0.35) || ago >= joinedAgo(key)) return [];
        return [{ kind: 'watch-video' as const, by: key, video: name, isLiked: random.chance(0.6), ago }];
      });
    });
  const commented = shown.flatMap(commentsOn).filter(({ by }) => isMember(by));
  return [...released, ...greeted, ...watched, ...commented];
}
