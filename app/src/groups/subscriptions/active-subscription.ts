import { api, type Client } from '@fanlight/sdk';
import type { SubscriptionReceipt } from '@fanlight/sdk/models';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls a subscription until it is active: the gateway reports the payment to the platform shortly after it. */
export async function waitUntilActive(client: Client, receipt: SubscriptionReceipt): Promise<SubscriptionReceipt> {
  const { _id, performer } = receipt.subscription;
  for (let tried = 0; tried < 20; tried += 1) {
    const { data } = await client.call(api.listSubscriptions, { query: { performerId: performer._id, limit: 1 } });
    const subscription = data.find((each) => each._id === _id);
    if (subscription && subscription.status !== 'pending') return { ...receipt, subscription };
    await pause(300);
  }
  return receipt;
}
