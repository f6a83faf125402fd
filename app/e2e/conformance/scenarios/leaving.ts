import { api } from '@fanlight/sdk';
import { demoPassword } from '../transcript.ts';
import { type PerformerItems, performer } from './performer.ts';
import type { ScenarioClients } from './run.ts';

const steps = ['processing', 'shipped', 'delivered'] as const;

/** Delivers the open orders, because an account with open orders cannot be deleted. */
async function deliverOrders(clients: ScenarioClients): Promise<void> {
  const call = clients.as(performer);
  for (const status of ['paid', 'processing', 'shipped'] as const) {
    const { data: orders } = await call(api.listReceivedOrders, { query: { type: 'physical', status, limit: 100 } });
    const remainingSteps = status === 'paid' ? steps : steps.slice(steps.indexOf(status) + 1);
    for (const { _id: id } of orders)
      for (const next of remainingSteps) await call(api.updateOrder, { params: { id }, body: { status: next } });
  }
}

/** The performer deletes a photo and a video, and finally the account (rule P8). */
export async function deletePerformer(
  clients: ScenarioClients,
  { photo = '', video = '' }: PerformerItems,
): Promise<void> {
  const call = clients.as(performer);
  await call(api.deletePhoto, { params: { id: photo } });
  await call(api.deleteVideo, { params: { id: video } });
  await deliverOrders(clients);
  const { _id: id } = await call(api.getMyPerformer);
  await call(api.deletePerformer, { params: { id }, body: { password: demoPassword } });
}
