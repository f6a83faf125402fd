import { api, type Client } from '@fanlight/sdk';
import type { GatewayForm } from './gateway.ts';

/**
 * Creates the card form of the sandbox gateway (rule M6). As with a real gateway, the card number is sent to the
 * gateway only; the platform receives the id of the payment method.
 */
export const createSandboxForm = (client: Client): GatewayForm => ({
  async createMethod(card) {
    if (!card) throw new Error('The sandbox gateway requires the card fields of the app.');
    return (await client.call(api.createSandboxPaymentMethod, { body: card }))._id;
  },
});
