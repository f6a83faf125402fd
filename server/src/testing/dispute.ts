import { settle } from '../groups/payments/settle.ts';
import { createTestContext } from './context.ts';
import type { TestEngine } from './index.ts';

/**
 * Reports the status of a dispute of a payment, as the gateway does (rule M12).
 *
 * @param amount - the disputed amount in integer hundredths
 */
export async function reportDispute(
  engine: TestEngine,
  paymentId: string,
  status: 'open' | 'won' | 'lost',
  amount: number,
): Promise<void> {
  const context = createTestContext(engine);
  const fact = { type: 'dispute' as const, disputeId: `dp_${paymentId}`, status, amount };
  await context.transaction((unit) => settle(context, unit, paymentId, fact));
}
