import { api } from '@fanlight/sdk';
import type { MyPerformer } from '@fanlight/sdk/models';
import { fan } from './accounts.ts';
import { type PerformerItems, performer } from './performer.ts';
import { type ScenarioClients, samples } from './run.ts';

const { picture, document } = samples;

/** Buys a post, a gallery and a video with tokens (rule M5). */
export async function buyContent(
  clients: ScenarioClients,
  { feed = '', gallery = '', video = '' }: PerformerItems,
): Promise<void> {
  const call = clients.as(fan.clientName);
  await call(api.buyFeed, { params: { id: feed }, body: {} });
  await call(api.buyGallery, { params: { id: gallery }, body: {} });
  await call(api.buyVideo, { params: { id: video }, body: {} });
}

/** Buys a digital and a physical product. */
export async function buyProducts(clients: ScenarioClients): Promise<void> {
  const sell = clients.as(performer);
  const call = clients.as(fan.clientName);
  const scores = await sell(api.createProduct, {
    body: { title: 'Scores', type: 'digital', price: 6, image: picture, file: document },
  });
  const poster = await sell(api.createProduct, {
    body: { title: 'Poster', type: 'physical', price: 7, stock: 3, image: picture },
  });
  await call(api.buyProduct, { params: { id: scores._id }, body: {} });
  await call(api.getProductDownloadLink, { params: { id: scores._id } });

  const address = { name: fan.name, line1: 'Rua do Sol 4', postalCode: '1200-001', city: 'Lisbon', countryCode: 'PT' };
  const { _id: addressId } = await call(api.createAddress, { body: address });
  const { _id: otherId } = await call(api.createAddress, { body: { ...address, line1: 'Rua da Lua 7' } });
  await call(api.buyProduct, { params: { id: poster._id }, body: { addressId } });
  const { data: orders } = await call(api.listOrders, { query: { type: 'physical' } });
  const id = orders[0]?._id ?? '';
  await call(api.updateOrderDeliveryAddress, { params: { id }, body: { addressId: otherId } });
}

/** Subscribes for 3 months for less, consents to a higher price, and cancels the subscription (rule M7). */
export async function subscribe(clients: ScenarioClients): Promise<void> {
  const call = clients.as(fan.clientName);
  const sell = clients.as(performer);
  await sell(api.updateMyPerformer, { body: { quarterlyPercentOff: 10, halfYearlyPercentOff: 15 } });
  // The responses are compared completely, so the welcome video of the scenario before must be processed.
  const isProcessed = (own: MyPerformer) => own.welcomeVideo?.status !== 'processing';
  await clients.until(performer, (as) => as(api.getMyPerformer), isProcessed);
  const { _id: performerId, monthlyPrice, totalFollowers } = await sell(api.getMyPerformer);
  const { bundles = [] } = await call(api.getPerformer, { params: { id: performerId } });
  const expectedPrice = bundles.find(({ type }) => type === 'quarterly')?.price ?? 0;
  const { subscription } = await call(api.subscribePerformer, {
    body: { performerId, type: 'quarterly', source: 'wallet', expectedPrice },
  });
  // A subscriber follows the performer after the response to the subscription, by the outbox.
  await clients.until(
    performer,
    (as) => as(api.getMyPerformer),
    (own) => own.totalFollowers === totalFollowers + 1,
  );
  const repriced = await sell(api.updateMyPerformer, { body: { monthlyPrice: (monthlyPrice ?? 0) + 1 } });
  const price = repriced.bundles?.find(({ type }) => type === 'quarterly')?.price ?? 0;
  const params = { id: subscription._id };
  // The subscribers are notified after the response to the performer's call, by the outbox.
  await clients.until(
    fan.clientName,
    (as) => as(api.listSubscriptions),
    ({ data }) => data.some(({ _id, newPrice }) => _id === params.id && newPrice === price),
  );
  await call(api.consentToSubscriptionPrice, { params, body: { price } });
  await call(api.cancelSubscription, { params: { ...params, provider: 'wallet' }, body: { reason: 'other' } });
}

/** Creates a promotion and a trial link, shows the link, and ends it (rule M13). */
export async function usePromotions(clients: ScenarioClients): Promise<void> {
  const sell = clients.as(performer);
  const call = clients.as(fan.clientName);
  const terms = { endsAt: '2090-01-01T00:00:00.000Z', maxUses: 5 };
  await sell(api.createPromotion, { body: { kind: 'discount', percentOff: 20, ...terms } });
  const link = await sell(api.createPromotion, { body: { kind: 'trial', freeDays: 7, isLinkOnly: true, ...terms } });
  await sell(api.listMyPromotions);
  await call(api.getPromotion, { params: { code: link.code } });
  await sell(api.endPromotion, { params: { id: link._id } });
}
