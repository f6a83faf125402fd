import { createSandboxPaymentMethod } from '@fanlight/sdk/hooks';
import type { GatewayForm } from './gateway.ts';

/** The sandbox gateway (rule M6): the card goes to it, and the platform is told its name for it alone. */
export const sandboxForm: GatewayForm = {
  async createMethod(card) {
    if (!card) throw new Error('The sandbox has no form of its own.');
    return (await createSandboxPaymentMethod(card))._id;
  },
};
