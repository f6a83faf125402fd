import { api, type Client } from '@fanlight/sdk';
import type { GatewayForm } from './gateway.ts';

/** The sandbox gateway (rule M6): it receives the card number, and the platform only the id of the payment method. */
export const createSandboxForm = (client: Client): GatewayForm => ({
  async createMethod(card) {
    if (!card) throw new Error('The sandbox gateway requires the card fields of the app.');
    return (await client.call(api.createSandboxPaymentMethod, { body: card }))._id;
  },
});
