// Calls of the true engine that lead to a step of a flow. Texts are data, so they are not translated.
import { api, type Client, login } from '@fanlight/sdk';
import { demoPassword } from '../../mocks/src/demo/logins.ts';

/** Creates a client with its own session. */
export type CreateClient = () => Client;

/** The new fan of the flows. */
export const iris = {
  name: 'Iris Amsel',
  username: 'iris.amsel',
  email: 'iris.amsel@fanlight.example',
  password: 'a lamp in the window',
};

const mara = 'mara.clay';

export async function register(createClient: CreateClient): Promise<Client> {
  const client = createClient();
  await client.call(api.registerUser, { body: iris });
  return client;
}

/** Returns the client of Iris, who has registered, confirmed her address and logged in. */
export async function join(createClient: CreateClient): Promise<Client> {
  const client = await register(createClient);
  const { data: mails } = await client.call(api.listDevelopmentMails, { query: { to: iris.email, limit: 1 } });
  const token = new URL(mails[0]?.link ?? '', location.origin).searchParams.get('token') ?? '';
  await client.call(api.verifyEmail, { body: { token } });
  await login(client, { credentials: iris.username, password: iris.password });
  return client;
}

export async function topUp(client: Client): Promise<void> {
  const body = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  const { _id: paymentMethodId } = await client.call(api.createSandboxPaymentMethod, { body });
  await client.call(api.topUpWallet, { body: { amount: 200, paymentMethodId } });
}

const findMara = async (client: Client): Promise<string> =>
  (await client.call(api.getPerformer, { params: { id: mara } }))._id;

export async function subscribe(client: Client): Promise<void> {
  const performerId = await findMara(client);
  await client.call(api.subscribePerformer, { body: { performerId, type: 'monthly', source: 'wallet' } });
}

export async function tip(client: Client): Promise<void> {
  const id = await findMara(client);
  await client.call(api.tipPerformer, { params: { id }, body: { amount: 25, message: 'For the next kiln.' } });
}

/** Saves an address; returns the id of a product of Mara's that is sent to it. */
export async function chooseProduct(client: Client): Promise<string> {
  const body = { name: iris.name, line1: 'Lindenhof 7', postalCode: '1090', city: 'Vienna', countryCode: 'AT' };
  await client.call(api.createAddress, { body: { ...body, isDefault: true } });
  const { data } = await client.call(api.listProducts, { query: { limit: 50 } });
  const product = data.find(
    ({ type, stock, performer }) => type === 'physical' && (stock ?? 0) > 1 && performer.username === mara,
  );
  if (!product) throw new Error('The demo has no product that Mara sends.');
  return product._id;
}

/** Buys the product, which Mara ships. */
export async function shipOrder(client: Client, createClient: CreateClient): Promise<void> {
  const id = await chooseProduct(client);
  const [address] = (await client.call(api.listAddresses)).data;
  const { price } = await client.call(api.getProduct, { params: { id } });
  const body = { quantity: 1, expectedPrice: price, addressId: address?._id ?? '' };
  const { order } = await client.call(api.buyProduct, { params: { id }, body });
  const seller = createClient();
  await login(seller, { credentials: mara, password: demoPassword });
  const shipped = { status: 'shipped', carrier: 'Harbour Post', trackingNumber: 'HP-2291-884' } as const;
  await seller.call(api.updateOrder, { params: { id: order._id }, body: { status: 'processing' } });
  await seller.call(api.updateOrder, { params: { id: order._id }, body: shipped });
}
