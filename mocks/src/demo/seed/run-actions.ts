import { ApiError, api, type Client, createClient, login, logout, memoryTokenStore } from '@fanlight/sdk';
import type { Engine } from '@fanlight/server/engine';
import { approvePerformer } from '@fanlight/server/testing';
import { demoPassword } from '../logins.ts';
import type { Creator, DemoContent, DemoContext, Member, Subscribing, TopUp } from '../types.ts';
import { createVideoRunner } from '../videos/run-actions.ts';
import { createDiscovery } from './discovery.ts';
import type { Action, TimedAction } from './plan.ts';
import { pictureGroupName, type Studio } from './studio.ts';

/** The test cards of Stripe, by the result of a payment. */
const cards: Record<TopUp['card'], string> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  authentication: '4000002760003184',
};

/** Performs the actions of a demo. Each is a call of the SDK by its user. */
export interface ActionRunner {
  perform(action: TimedAction): Promise<void>;
  /** Ends all sessions. */
  logOutAll(): Promise<void>;
}

interface Actor {
  id: string;
  client: Client;
}

/** Creates a client without a session. */
export function createVisitor(engine: Engine): Client {
  return createClient({
    baseUrl: 'http://localhost/api',
    handle: (request) => engine.fetch(request),
    token: memoryTokenStore(),
    retry: { times: 0 },
    // There is no time limit, because calls can be slow on a busy machine.
    timeoutMs: 0,
  });
}

/** Registers a user, confirms the e-mail address with the mailed link, and logs in. */
async function register(engine: Engine, { name, username, email, locale, currency }: Member): Promise<Actor> {
  const client = createVisitor(engine);
  const body = { name, username, email, locale, password: demoPassword };
  const { userId } = await client.call(api.registerUser, { body });
  await engine.settle();
  const { data: mails } = await client.call(api.listDevelopmentMails, { query: { to: email, limit: 1 } });
  const token = new URL(mails[0]?.link ?? '', 'http://localhost').searchParams.get('token');
  if (!token) throw new Error(`The mail to ${email} contains no link.`);
  await client.call(api.verifyEmail, { body: { token } });
  await login(client, { credentials: username, password: demoPassword, remember: true });
  if (currency) await client.call(api.updateMe, { body: { currencySettings: { manualDetect: true, currency } } });
  return { id: userId, client };
}

/** Approves a performer and fills in the profile. */
async function setUpProfile(engine: Engine, { id, client }: Actor, creator: Creator, studio: Studio): Promise<void> {
  await approvePerformer(engine.ports, id);
  const { bio, gender, countryCode, languages, monthlyPrice, yearlyPrice } = creator;
  const { quarterlyPercentOff = null, halfYearlyPercentOff = null } = creator;
  const prices = { monthlyPrice, yearlyPrice, quarterlyPercentOff, halfYearlyPercentOff };
  const body = { bio, gender, countryCode, languages, ...prices };
  await client.call(api.updateMyPerformer, { body });
  await client.call(api.uploadPerformerAvatar, { body: { avatar: await studio.portrait(creator) } });
  await client.call(api.uploadPerformerCover, { body: { cover: await studio.cover(creator) } });
}

/** Buys tokens. Saves the card if it was not declined. */
async function topUp({ client }: Actor, { amount, card, coupon }: Omit<TopUp, 'by' | 'daysAgo'>, year: number) {
  const method = { number: cards[card], expMonth: 12, expYear: year + 3, cvc: '123' };
  const { _id: paymentMethodId } = await client.call(api.createSandboxPaymentMethod, { body: method });
  try {
    const body = { amount, paymentMethodId, ...(coupon && { couponCode: coupon }) };
    const { payment } = await client.call(api.topUpWallet, { body });
    const params = { id: payment._id };
    if (payment.status === 'requires-authentication')
      await client.call(api.authenticateSandboxPayment, { params, body: { isApproved: true } });
    await client.call(api.createPaymentCard, { params: { provider: 'sandbox' }, body: { paymentMethodId } });
  } catch (error) {
    if (card !== 'declined' || !(error instanceof ApiError && error.code === 'CARD_DECLINED')) throw error;
  }
}

/** Creates the functions that publish galleries and photos, and that like galleries. */
function createPicturePublisher(content: DemoContent, studio: Studio) {
  const ids = new Map<number, string>();
  return {
    async publishPictures(client: Client, action: { kind: 'gallery' | 'photo'; item: number }): Promise<void> {
      const drawn = await studio.pictures(pictureGroupName(action));
      const photo = content.photos?.[action.item];
      const gallery = content.galleries?.[action.item];
      if (action.kind === 'photo' && photo && drawn[0]) {
        const { text, audience, picture } = photo;
        await client.call(api.uploadPhoto, { body: { photo: drawn[0], text, alt: picture.alt, audience } });
      }
      if (action.kind !== 'gallery' || !gallery) return;
      const { title, description, audience, price, pictures } = gallery;
      const photoIds: string[] = [];
      for (const [place, picture] of pictures.entries()) {
        const body = { photo: drawn[place] as Blob, alt: picture.alt, audience };
        photoIds.push((await client.call(api.uploadPhoto, { body }))._id);
      }
      const body = { title, description, audience, photoIds, ...(price && { price }) };
      ids.set(action.item, (await client.call(api.createGallery, { body }))._id);
    },
    likeGallery(client: Client, item: number) {
      const objectId = ids.get(item) ?? '';
      return client.call(api.createReaction, { body: { action: 'like', objectType: 'gallery', objectId } });
    },
  };
}

/** Creates the context of the actions. It stores the ids of the items that they create. */
function createContext(actor: DemoContext['actor'], thisYear: () => number): DemoContext {
  const ids = new Map<string, string>();
  return {
    actor,
    async buyTokens(by, amount) {
      const { client } = actor(by);
      const method = { number: cards.visa, expMonth: 12, expYear: thisYear() + 3, cvc: '123' };
      const { _id: paymentMethodId } = await client.call(api.createSandboxPaymentMethod, { body: method });
      return client.call(api.topUpWallet, { body: { amount, paymentMethodId } });
    },
    saveId: (name, id) => void ids.set(name, id),
    getId(name) {
      const id = ids.get(name);
      if (!id) throw new Error(`There is no ${name} yet.`);
      return id;
    },
    addAddress: (by, body) => actor(by).client.call(api.createAddress, { body }),
    updateOrder: (by, id, body) => actor(by).client.call(api.updateOrder, { params: { id }, body }),
  };
}

/** Subscribes. A paid subscription is by card, which is saved for renewals. */
async function subscribe({ client }: Actor, performerId: string, type: Subscribing['type'], year: number) {
  if (type !== 'free') {
    const method = { number: cards.visa, expMonth: 12, expYear: year + 3, cvc: '123' };
    const { _id: paymentMethodId } = await client.call(api.createSandboxPaymentMethod, { body: method });
    await client.call(api.createPaymentCard, { params: { provider: 'sandbox' }, body: { paymentMethodId } });
    return client.call(api.subscribePerformer, { body: { performerId, type, source: 'card', paymentMethodId } });
  }
  return client.call(api.subscribePerformer, { body: { performerId, type, source: 'wallet' } });
}

async function unsubscribe({ client }: Actor, performerId: string) {
  const { data } = await client.call(api.listSubscriptions, { query: { performerId, status: 'active' } });
  for (const { _id: id, provider } of data) {
    await client.call(api.cancelSubscription, { params: { provider, id }, body: { reason: 'time-is-short' } });
  }
}

/** Creates a runner of the demo's actions on an engine. */
export function createActionRunner(engine: Engine, content: DemoContent, studio: Studio): ActionRunner {
  const creators = new Map(content.creators.map((creator) => [creator.key, creator]));
  const members = new Map<string, Member>([...content.creators, ...content.fans].map((member) => [member.key, member]));
  const actors = new Map<string, Actor>();
  const posts = new Map<string, string>();
  /** The ids of the comments on each post, in their order. */
  const comments = new Map<string, string[]>();
  const thisYear = () => engine.ports.clock.now().getUTCFullYear();
  const videoRunner = createVideoRunner();
  const { publishPictures, likeGallery } = createPicturePublisher(content, studio);
  const discovery = createDiscovery(content.polls ?? [], () => engine.ports.clock.now());
  const actorOf = (key: string) => {
    const actor = actors.get(key);
    if (!actor) throw new Error(`${key} has an action before the registration.`);
    return actor;
  };
  const context = createContext(actorOf, thisYear);
  const onPost = (post: string) => ({ objectType: 'feed' as const, objectId: posts.get(post) ?? '' });

  async function join(key: string): Promise<void> {
    const member = members.get(key);
    if (!member) throw new Error(`There is no user ${key}.`);
    const actor = await register(engine, member);
    actors.set(key, actor);
    const creator = creators.get(key);
    if (creator) await setUpProfile(engine, actor, creator, studio);
    else await actor.client.call(api.uploadMyAvatar, { body: { avatar: await studio.portrait(member) } });
  }

  async function publish({ client }: Actor, by: string, name: string): Promise<void> {
    const post = creators.get(by)?.posts[Number(name.split('/')[1])];
    if (!post) throw new Error(`There is no post ${name}.`);
    const photos = await studio.pictures(name);
    const uploaded = [];
    // One after another, so that the ids are in the same order in each database.
    for (const photo of photos) uploaded.push(await client.call(api.uploadFeedPhoto, { body: { photo } }));
    const files = uploaded.map(({ _id }, index) => ({ fileId: _id, alt: post.pictures[index]?.alt ?? '' }));
    const { _id } = await client.call(api.createFeed, { body: { text: post.text, audience: post.audience, files } });
    posts.set(name, _id);
  }

  async function run(action: Action): Promise<unknown> {
    if (action.kind === 'join') return join(action.by);
    const actor = actorOf(action.by);
    const { client } = actor;
    switch (action.kind) {
      case 'post':
        return publish(actor, action.by, action.post);
      case 'follow':
        return client.call(api.followPerformer, { params: { id: actorOf(action.to).id } });
      case 'like':
      case 'bookmark':
        return client.call(api.createReaction, { body: { action: action.kind, ...onPost(action.post) } });
      case 'comment': {
        const body = { content: action.text, ...onPost(action.post) };
        const { _id } = await client.call(api.createComment, { body });
        comments.set(action.post, [...(comments.get(action.post) ?? []), _id]);
        return;
      }
      case 'like-comment': {
        const objectId = comments.get(action.post)?.[action.comment] ?? '';
        return client.call(api.createReaction, { body: { action: 'like', objectType: 'comment', objectId } });
      }
      case 'top-up':
        return topUp(actor, action, thisYear());
      case 'tip': {
        const { amount, message } = action;
        const id = actorOf(action.to).id;
        return client.call(api.tipPerformer, { params: { id }, body: { amount, ...(message && { message }) } });
      }
      case 'step':
        return action.run(context);
      case 'subscribe':
        return subscribe(actor, actorOf(action.to).id, action.type, engine.ports.clock.now().getUTCFullYear());
      case 'unsubscribe':
        return unsubscribe(actor, actorOf(action.to).id);
      case 'raise-price': {
        const { monthlyPrice } = await client.call(api.getMyPerformer);
        return client.call(api.updateMyPerformer, { body: { monthlyPrice: (monthlyPrice ?? 0) + action.more } });
      }
      case 'publish-video':
      case 'publish-welcome-video':
      case 'watch-video':
      case 'comment-reel':
        return videoRunner.perform(client, action);
      case 'gallery':
      case 'photo':
        return publishPictures(client, action);
      case 'like-gallery':
        return likeGallery(client, action.item);
      case 'poll':
        return discovery.publish(client, action.poll);
      case 'vote':
        return discovery.vote(client, action.poll, action.option);
      case 'search':
        return discovery.search(client, action.keyword);
      case 'bookmark-performer':
        return discovery.bookmark(client, actorOf(action.to).id);
      case 'read':
        return client.call(api.readAllNotifications);
    }
  }

  return {
    async perform(action) {
      await run(action);
      await engine.settle();
    },
    async logOutAll() {
      for (const { client } of actors.values()) await logout(client);
    },
  };
}
