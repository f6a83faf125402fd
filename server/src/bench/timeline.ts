// `npm run bench -- timeline`: compares the time for a page of 25 posts of the timeline to that of the statement that
// finds these posts.
import * as api from '@fanlight/sdk/api';
import { desc, eq, inArray } from 'drizzle-orm';
import { feeds, follows } from '../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine } from '../testing/index.ts';
import { measure } from './measure.ts';

const engine = await createTestEngine();
const { db } = engine.ports.database;
const fan = await createFan(engine, 'noor');
for (let index = 0; index < 8; index += 1) {
  const performer = await createPerformer(engine, `performer.${index}`);
  await fan.client.call(api.followPerformer, { params: { id: performer.id } });
  for (let post = 0; post < 40; post += 1) {
    engine.clock.advance(60_000);
    await performer.client.call(api.createFeed, { body: { text: `Number ${post} #kiln`, audience: 'followers' } });
  }
}
await engine.settle();

const isOk = await measure({
  name: 'timeline',
  run: () => fan.client.call(api.listFeeds, { query: { limit: 25 } }),
  baseline: () =>
    db
      .select()
      .from(feeds)
      .where(
        inArray(
          feeds.performerId,
          db.select({ id: follows.performerId }).from(follows).where(eq(follows.followerId, fan.id)),
        ),
      )
      .orderBy(desc(feeds.publishedId))
      .limit(26),
  limit: 10,
});
await engine.stop();
process.exit(isOk ? 0 : 1);
