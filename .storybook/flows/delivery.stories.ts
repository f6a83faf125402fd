import { expect, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../../components/src/testing/index.ts';
import { createStep, flow, payInDialog } from './step.tsx';
import { type CreateClient, chooseProduct, join, shipOrder, topUp } from './world.ts';

const meta = { title: 'Flows/From purchase to delivery', ...flow, tags: ['flow', '!autodocs', '!test'] };
export default meta;

async function prepareShipped(createClient: CreateClient) {
  const client = await join(createClient);
  await topUp(client);
  await shipOrder(client, createClient);
  return { token: client.transport.token.get() };
}

const see = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));

export const Buy = {
  ...createStep({
    path: '/mara.clay?tab=store',
    as: 'fan',
    async prepare(createClient) {
      const client = await join(createClient);
      await topUp(client);
      return { token: client.transport.token.get(), path: `/products/${await chooseProduct(client)}?dialog=buy` };
    },
    async play({ step }) {
      await step('Pay for the product', () => payInDialog('products:buy.pay'));
      await step('The order is confirmed', async () => {
        await within(document.body).findByRole('heading', { name: tPattern('products:buy.orderedTitle') });
      });
    },
  }),
  name: '1 Buy',
};

export const Shipped = {
  ...createStep({
    path: '/user/orders',
    as: 'fan',
    prepare: prepareShipped,
    play: async ({ step }) => step('The order is marked as shipped', () => see(t('orders:status.shipped'))),
  }),
  name: '2 The order is shipped',
};

export const Notification = {
  ...createStep({
    path: '/notifications',
    as: 'fan',
    prepare: prepareShipped,
    play: async ({ step }) => step('The notification is shown', () => see(t('notifications:order.shipped'))),
  }),
  name: '3 The fan is notified',
};
