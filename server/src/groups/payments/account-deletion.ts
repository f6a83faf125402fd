import { eq } from 'drizzle-orm';
import type { AccountDeletion } from '../../content/index.ts';
import { gatewayCustomers, payments } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /**
   * Removes the details of the card from the payments, which are kept. After the commit, the gateways delete the
   * customer and the saved cards.
   */
  async own(unit, { id }) {
    const customers = await unit.tx.select().from(gatewayCustomers).where(eq(gatewayCustomers.userId, id));
    for (const { gateway, customerId } of customers) unit.publish({ type: 'customer-left', gateway, customerId });
    await unit.tx.update(payments).set({ cardBrand: null, cardLast4: null }).where(eq(payments.userId, id));
  },
};
