// On the true engine, a second person can act while a story is shown: Mara if the viewer is the fan Noor, and Noor if the
// viewer is Mara. Texts are data, so they are not translated.
import { api, type Client } from '@fanlight/sdk';

/** Performs an action of the other person. Returns a description of what was done. */
type Act = (client: Client) => Promise<string>;

const maraUsername = 'mara.clay';

/** Returns the newest post of Mara on which the client’s user can comment. */
async function findPost(client: Client): Promise<{ objectType: 'feed'; objectId: string }> {
  const { data } = await client.call(api.listPerformerFeeds, { params: { username: maraUsername } });
  const post = data.find(({ access }) => access.isAllowed);
  if (!post) throw new Error('Mara Quill has no post that the other person can see.');
  return { objectType: 'feed', objectId: post._id };
}

const byNoor: Record<string, Act> = {
  'Noor tips 10 tokens': async (client) => {
    const { _id } = await client.call(api.getPerformer, { params: { id: maraUsername } });
    await client.call(api.tipPerformer, { params: { id: _id }, body: { amount: 10, message: 'For the next kiln.' } });
    return 'Noor tipped Mara 10 tokens.';
  },
  'Noor comments': async (client) => {
    const content = 'That glaze looks like rain on slate.';
    await client.call(api.createComment, { body: { content, ...(await findPost(client)) } });
    return 'Noor commented on Mara’s newest post.';
  },
};

const byMara: Record<string, Act> = {
  'Mara mentions Noor': async (client) => {
    const content = 'The blue bowl is yours, @noor.';
    await client.call(api.createComment, { body: { content, ...(await findPost(client)) } });
    return 'Mara mentioned Noor in a comment.';
  },
  'Mara publishes a post': async (client) => {
    await client.call(api.createFeed, { body: { text: 'The kiln is open.', audience: 'public' } });
    return 'Mara published a post.';
  },
};

/** For each role of the viewer: the username of the viewer, and that of the other person with their actions. */
export const people = {
  fan: { viewer: 'noor', other: maraUsername, acts: byMara },
  performer: { viewer: maraUsername, other: 'noor', acts: byNoor },
} as const satisfies Record<string, { viewer: string; other: string; acts: Record<string, Act> }>;
