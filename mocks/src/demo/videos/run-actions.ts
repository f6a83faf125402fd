import { api, type Client } from '@fanlight/sdk';
import { captionsOf, readVideoFile } from './files.ts';
import type { VideoAction } from './plan.ts';
import { type DemoVideo, demoVideos } from './videos.ts';

/** Performs actions with videos. Each is a call of the SDK by its user. */
export interface VideoRunner {
  perform(client: Client, action: VideoAction): Promise<unknown>;
}

async function uploadVideoOrReel(client: Client, video: DemoVideo): Promise<string> {
  const captions = captionsOf(video);
  const { audience, name } = video;
  const spoken = captions && { captions, captionsLocale: video.captions?.locale ?? 'en-US' };
  const body = { audience, video: await readVideoFile(name), ...spoken };
  if (video.kind === 'reel') {
    const { _id } = await client.call(api.uploadReel, { body: { ...body, text: video.text } });
    return _id;
  }
  const { title, description, price, hasTeaser } = video;
  const teaser = hasTeaser ? { teaser: await readVideoFile(`${name}.teaser`) } : {};
  const fields = { ...body, title, description, ...(price && { price }), ...teaser };
  const { _id } = await client.call(api.uploadVideo, { body: fields });
  return _id;
}

/** Creates a runner of actions with videos. */
export function createVideoRunner(): VideoRunner {
  const ids = new Map<string, string>();
  const videoOf = (name: string) => {
    const video = demoVideos.find((one) => one.name === name);
    if (!video) throw new Error(`There is no video ${name}.`);
    return video;
  };
  return {
    async perform(client, action) {
      const video = videoOf(action.video);
      if (action.kind === 'publish-video') {
        ids.set(action.video, await uploadVideoOrReel(client, video));
        return;
      }
      if (action.kind === 'publish-welcome-video') {
        await client.call(api.uploadPerformerWelcomeVideo, { body: { video: await readVideoFile(action.video) } });
        return;
      }
      const id = ids.get(action.video) ?? '';
      if (action.kind === 'comment-reel') {
        const body = { objectType: 'reel', objectId: id, content: action.text } as const;
        await client.call(api.createComment, { body });
        return;
      }
      await client.call(video.kind === 'video' ? api.getVideo : api.getReel, { params: { id } });
      const object = { objectType: video.kind, objectId: id };
      if (action.isLiked) await client.call(api.createReaction, { body: { action: 'like', ...object } });
    },
  };
}
