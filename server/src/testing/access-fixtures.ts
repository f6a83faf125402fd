import { api, login } from '@fanlight/sdk';
import type { AccessResolvers } from '../contract.ts';
import { makeClip } from './clips.ts';
import {
  addTestCard,
  createFan,
  createVisitor,
  decidePayout,
  giveTokens,
  listPayoutsToReview,
  makePhoto,
  type Person,
  password,
  preparePayout,
  type TestEngine,
} from './index.ts';

/** The row on which an operation with `x-access` acts, and the other inputs of the operation. */
export interface AccessFixture {
  id: string;
  /** The users who have access: the owner, the participants, or the entitled users. */
  users: [Person, ...Person[]];
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Replaces the sample body, if that refers to rows that do not exist. */
  body?: object;
}

/**
 * Returns a function for each operation with `x-access`. It creates the row on which the operation acts. A missing
 * function is a type error.
 *
 * @param owner - a performer
 * @param buyer - a fan with tokens
 */
export function createAccessFixtures(
  engine: TestEngine,
  owner: Person,
  buyer: Person,
): Record<keyof AccessResolvers, () => Promise<AccessFixture>> {
  const idOf = async (creation: Promise<{ _id: string }>) => (await creation)._id;
  /** Creates a row of the performer, to which only the performer has access. */
  const createOwned = async (creation: Promise<{ _id: string }>): Promise<AccessFixture> => ({
    id: await idOf(creation),
    users: [owner],
  });

  const uploadPhoto = async () =>
    owner.client.call(api.uploadPhoto, { body: { photo: await makePhoto(), alt: 'A vase.', audience: 'public' } });
  const photo = () => createOwned(uploadPhoto());
  const libraryFile = async () => {
    const { file } = await uploadPhoto();
    return { id: file._id, users: [owner] as [Person] };
  };
  const gallery = async () => {
    const photoIds = [await idOf(uploadPhoto())];
    return createOwned(owner.client.call(api.createGallery, { body: { title: 'Kiln', audience: 'public', photoIds } }));
  };
  const createFeed = () =>
    owner.client.call(api.createFeed, { body: { text: 'Kiln opened.', audience: 'public', files: [] } });
  const feed = () => createOwned(createFeed());
  const feedWithPoll = async () => {
    const body = { question: 'Which glaze?', options: ['River green', 'Ash white'] };
    const pollId = await idOf(owner.client.call(api.createFeedPoll, { body }));
    return createOwned(owner.client.call(api.createFeed, { body: { text: '', audience: 'subscribers', pollId } }));
  };
  const story = async () => {
    const fileId = await idOf(owner.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } }));
    return createOwned(owner.client.call(api.createStory, { body: { fileId, audience: 'subscribers' } }));
  };
  const createProduct = () =>
    owner.client.call(api.createProduct, { body: { title: 'Mug', type: 'physical', price: 8, stock: 6 } });
  const promotion = () => {
    const endsAt = new Date(engine.clock.now().getTime() + 86_400_000).toISOString();
    return createOwned(
      owner.client.call(api.createPromotion, { body: { kind: 'trial', freeDays: 7, endsAt, maxUses: 5 } }),
    );
  };
  const product = () => createOwned(createProduct());
  const upload = () =>
    createOwned(owner.client.call(api.createUpload, { body: { kind: 'video', fileName: 'vase.mp4', size: 1000 } }));
  /** Waits until a video is processed, because only its owner sees it before. */
  const ready = async (creation: Promise<{ _id: string }>) => {
    const fixture = await createOwned(creation);
    await engine.settle();
    return fixture;
  };
  const video = async () => {
    const body = { title: 'Vase', audience: 'public' as const, video: await makeClip('mp4') };
    return ready(owner.client.call(api.uploadVideo, { body }));
  };
  const reel = async () =>
    ready(owner.client.call(api.uploadReel, { body: { audience: 'public', video: await makeClip('mp4') } }));

  const createAddress = () => {
    const place = { postalCode: '1200-202', city: 'Lisbon', countryCode: 'PT' };
    const body = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', ...place };
    return idOf(buyer.client.call(api.createAddress, { body }));
  };
  const address = async (): Promise<AccessFixture> => ({ id: await createAddress(), users: [buyer] });
  const createOrder = async () => {
    const body = { addressId: await createAddress(), quantity: 1 };
    await buyer.client.call(api.buyProduct, { params: { id: await idOf(createProduct()) }, body });
    const [order] = (await buyer.client.call(api.listOrders)).data;
    return order?._id ?? '';
  };
  const download = async (): Promise<AccessFixture> => {
    const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
    const body = { title: 'Recipes', type: 'digital' as const, price: 8, file };
    const id = await idOf(owner.client.call(api.createProduct, { body }));
    await engine.settle();
    await buyer.client.call(api.buyProduct, { params: { id }, body: {} });
    return { id, users: [buyer, owner] };
  };
  const createComment = async () => {
    const body = { objectType: 'feed' as const, objectId: await idOf(createFeed()), content: 'Lovely.' };
    return idOf(buyer.client.call(api.createComment, { body }));
  };
  const notification = async (): Promise<AccessFixture> => {
    await createComment();
    await engine.settle();
    const [received] = (await owner.client.call(api.listNotifications)).data;
    return { id: received?._id ?? '', users: [owner] };
  };
  const report = async (): Promise<AccessFixture> => {
    const body = { targetType: 'feed' as const, targetId: await idOf(createFeed()), reason: 'spam' as const };
    return { id: await idOf(buyer.client.call(api.createReport, { body })), users: [buyer, owner] };
  };

  let requests = 0;
  /** Creates a private request of a new fan to the performer. */
  const request = async (): Promise<AccessFixture & { messageId: string }> => {
    requests += 1;
    const fan = await createFan(engine, `writer${requests}`);
    const body = { source: 'performer' as const, sourceId: owner.id };
    const id = await idOf(fan.client.call(api.createConversation, { body }));
    const messageId = await idOf(fan.client.call(api.sendMessage, { params: { id }, body: { text: 'Hello.' } }));
    return { id, messageId, users: [owner, fan] };
  };

  const card = async (): Promise<AccessFixture> => {
    const body = { paymentMethodId: await addTestCard(buyer) };
    const saved = await buyer.client.call(api.createPaymentCard, { params: { provider: 'sandbox' }, body });
    return { id: saved.card._id, users: [buyer] };
  };
  /** Creates a payment that waits for authentication. */
  const payment = async (): Promise<AccessFixture> => {
    const paymentMethodId = await addTestCard(buyer, '4000 0025 0000 3155');
    const topUp = await buyer.client.call(api.topUpWallet, { body: { amount: 10, paymentMethodId } });
    return { id: topUp.payment._id, users: [buyer] };
  };
  /** Creates a payout request of the performer. Another one would wait for it, so the first one is rejected (rule M9). */
  const payout = async (): Promise<AccessFixture> => {
    await preparePayout(engine, owner, 500_00);
    for (const { _id } of await listPayoutsToReview(engine))
      await decidePayout(engine, _id, { status: 'rejected', reason: 'Replaced.' });
    const id = await idOf(owner.client.call(api.createPayoutRequest, { body: { amount: 60 } }));
    return { id, users: [owner], body: { amount: 70 } };
  };
  let subscribers = 0;
  const subscription = async (): Promise<AccessFixture> => {
    subscribers += 1;
    const fan = await createFan(engine, `subscriber${subscribers}`);
    await giveTokens(engine, fan.id, 10_00);
    await owner.client.call(api.updateMyPerformer, { body: { monthlyPrice: 5 } });
    const body = { performerId: owner.id, source: 'wallet' as const };
    const receipt = await fan.client.call(api.subscribePerformer, { body });
    return { id: receipt.subscription._id, users: [fan], params: { provider: receipt.subscription.provider } };
  };
  const account = async (person: Person): Promise<AccessFixture> => ({ id: person.id, users: [person] });
  const session = async (): Promise<AccessFixture> => {
    const { username } = await owner.client.call(api.getMe);
    await login(createVisitor(engine), { credentials: username ?? '', password });
    const other = (await owner.client.call(api.listSessions)).data.find(({ isCurrent }) => !isCurrent);
    return { id: other?._id ?? '', users: [owner] };
  };

  return {
    updateAddress: address,
    deleteAddress: address,
    getMyFeed: feed,
    updateFeed: feed,
    deleteFeed: feed,
    pinFeed: feed,
    unpinFeed: feed,
    voteFeedPoll: feedWithPoll,
    getMyGallery: gallery,
    updateGallery: gallery,
    deleteGallery: gallery,
    getMyPhoto: photo,
    updatePhoto: async () => ({ ...(await photo()), body: { alt: 'Two vases.' } }),
    deletePhoto: photo,
    deleteLibraryFile: libraryFile,
    setPhotoAsCover: photo,
    getMyProduct: product,
    updateProduct: product,
    deleteProduct: product,
    getProductDownloadLink: download,
    getMyStory: story,
    updateStory: story,
    deleteStory: story,
    viewStory: story,
    getUpload: upload,
    appendUpload: upload,
    cancelUpload: upload,
    updateReel: reel,
    removeReelFile: reel,
    deleteReel: reel,
    viewMyReel: reel,
    updateVideo: video,
    removeVideoFile: video,
    deleteVideo: video,
    getMyVideo: video,
    viewMyVideo: video,
    getPayoutRequest: payout,
    updatePayoutRequest: payout,
    getOrder: async () => ({ id: await createOrder(), users: [buyer, owner] }),
    updateOrder: async () => ({ id: await createOrder(), users: [owner] }),
    updateOrderDeliveryAddress: async () => ({ id: await createOrder(), users: [buyer] }),
    updateComment: async () => ({ id: await createComment(), users: [buyer] }),
    deleteComment: async () => ({ id: await createComment(), users: [buyer] }),
    readNotification: notification,
    getConversation: request,
    acceptConversationRequest: async () => ({ ...(await request()), users: [owner] }),
    listMessages: request,
    sendMessage: async () => ({ ...(await request()), body: { text: 'Hello again.' } }),
    readAllMessages: request,
    deleteMessage: async () => {
      const { messageId, users } = await request();
      return { id: messageId, users: [users[1] ?? owner] };
    },
    listEvents: async () => ({ id: owner.id, users: [owner], query: { channel: `user:${owner.id}` } }),
    appealReport: report,
    getPayment: payment,
    authenticateSandboxPayment: payment,
    setDefaultPaymentCard: card,
    deletePaymentCard: card,
    cancelSubscription: subscription,
    consentToSubscriptionPrice: subscription,
    endPromotion: promotion,
    endSession: session,
    deleteUser: () => account(buyer),
    deletePerformer: () => account(owner),
    switchToPerformer: () => account(buyer),
    switchToPerformerWithDocuments: () => account(buyer),
    uploadUserAvatar: () => account(buyer),
  };
}
