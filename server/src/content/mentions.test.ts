import { api } from '@fanlight/sdk';
import { expect, it } from 'vitest';
import { createPerformer } from '../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

it('a post and a comment list the mentioned performers whose profiles the viewer can open, but no fans and unknown users (rule A4)', async () => {
  const { engine, mara, noor } = await createEngineWithPeople();
  const anselm = await createPerformer(engine, 'anselm');
  const text = 'With @Anselm, @noor and @nobody.here.';
  const id = await publishPost(mara, { text });
  const readMentions = async ({ client }: typeof noor) => (await client.call(api.getFeed, { params: { id } })).mentions;
  expect(await readMentions(noor)).toEqual(['anselm']);
  const comment = { objectType: 'feed', objectId: id, content: 'Hello @anselm and @mara.clay' } as const;
  const created = await noor.client.call(api.createComment, { body: comment });
  expect(created.mentions).toEqual(['anselm', 'mara.clay']);
  await anselm.client.call(api.blockUser, { body: { userId: noor.id } });
  expect(await readMentions(noor)).toBeUndefined();
  expect(await readMentions(mara)).toEqual(['anselm']);
  await stopCleanly(engine);
});
