import { api, type Client, login, logout } from '@fanlight/sdk';
import type { Engine } from '@fanlight/server/engine';
import { drawPicture } from '../art/draw.ts';
import { toJpeg } from '../art/raster.ts';
import { demoPassword } from '../logins.ts';
import type { DemoContent, DemoStory } from '../types.ts';
import { createVisitor } from './run-actions.ts';

const hour = 60 * 60 * 1000;

/** An engine with a settable clock. */
export interface StoryContext {
  engine: Engine;
  clock: { set(now: Date): void };
  /** The current time in milliseconds since 1970. */
  present: number;
}

/** Publishes the stories of the last day at their times, with views and likes. All users must have registered before. */
export async function publishStories({ engine, clock, present }: StoryContext, content: DemoContent): Promise<void> {
  const creators = new Map(content.creators.map((creator) => [creator.key, creator]));
  const members = new Map([...content.creators, ...content.fans].map((member) => [member.key, member]));
  const inside = new Map<string, Client>();
  const enter = async (key: string) => {
    const loggedInClient = inside.get(key);
    if (loggedInClient) return loggedInClient;
    const client = createVisitor(engine);
    await login(client, { credentials: members.get(key)?.username ?? key, password: demoPassword, remember: true });
    inside.set(key, client);
    return client;
  };
  const publish = async ({ by, text, audience, picture }: DemoStory, palette: Parameters<typeof drawPicture>[2]) => {
    const client = await enter(by);
    const photo = await toJpeg(drawPicture(`story/${by}/${text}`, picture, palette));
    const { _id: fileId } = await client.call(api.uploadStoryPhoto, { body: { photo } });
    const { _id } = await client.call(api.createStory, { body: { fileId, text, alt: picture.alt, audience } });
    return _id;
  };
  const published: { id: string; story: DemoStory }[] = [];
  for (const story of (content.stories ?? []).toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const creator = creators.get(story.by);
    if (!creator) continue;
    clock.set(new Date(present - story.hoursAgo * hour));
    published.push({ id: await publish(story, creator.palette), story });
    await engine.settle();
  }
  clock.set(new Date(present - hour / 2));
  for (const { id, story } of published) {
    for (const key of story.seenBy.filter((by) => members.has(by)))
      await (await enter(key)).call(api.viewStory, { params: { id } });
    for (const key of (story.likedBy ?? []).filter((by) => members.has(by))) {
      await (await enter(key)).call(api.createReaction, {
        body: { action: 'like', objectType: 'story', objectId: id },
      });
      // The notification shows the last of those who like the story. Their likes are handled in an arbitrary order.
      await engine.settle();
    }
  }
  await engine.settle();
  clock.set(new Date(present));
  for (const client of inside.values()) await logout(client);
}
