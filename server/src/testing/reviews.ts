import { api } from '@fanlight/sdk';
import type {
  OperatorPayout,
  PayoutDecisionRequest,
  PayoutStatus,
  PerformerApplication,
  PerformerDecisionRequest,
} from '@fanlight/sdk/models';
import type { TestEngine } from './index.ts';
import { createOperator } from './operators.ts';
import type { Person } from './people.ts';

type Engine = Pick<TestEngine, 'fetch' | 'ports' | 'operators' | 'clock'>;

/** The operators of the engines, by the ports of the engine. Their second factor is valid for 12 hours. */
const operators = new WeakMap<Engine['ports'], { operator: Promise<Person>; createdAt: number; count: number }>();
const hourMs = 60 * 60 * 1000;

/** Returns an operator of an engine, who can act now. Tests that compare operators create their own. */
export function operatorOf(engine: Engine): Promise<Person> {
  const now = engine.clock.now().getTime();
  const known = operators.get(engine.ports);
  if (known && now - known.createdAt < hourMs) return known.operator;
  const count = (known?.count ?? 0) + 1;
  const operator = createOperator(engine, `reviewer${count}`);
  operators.set(engine.ports, { operator, createdAt: now, count });
  return operator;
}

/** Lists the oldest payouts with a status, as an operator sees them. */
export async function listPayoutsToReview(engine: Engine, status: PayoutStatus = 'pending'): Promise<OperatorPayout[]> {
  const { client } = await operatorOf(engine);
  return (await client.call(api.listOperatorPayouts, { query: { status, limit: 100 } })).data;
}

/** Decides about a payout, as an operator does. */
export async function decidePayout(engine: Engine, id: string, body: PayoutDecisionRequest): Promise<void> {
  const { client } = await operatorOf(engine);
  await client.call(api.decidePayout, { params: { id }, body });
}

/** Lists the performers who await a decision, as an operator sees them. */
export async function listApplications(engine: Engine): Promise<PerformerApplication[]> {
  const { client } = await operatorOf(engine);
  return (await client.call(api.listPerformerApplications, { query: { limit: 100 } })).data;
}

/** Decides about a performer, as an operator does. */
export async function decidePerformer(engine: Engine, id: string, body: PerformerDecisionRequest): Promise<void> {
  const { client } = await operatorOf(engine);
  await client.call(api.decidePerformer, { params: { id }, body });
}
