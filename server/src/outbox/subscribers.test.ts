import { expect, it, vi } from 'vitest';
import type { DomainEventDelivery } from '../domain-events.ts';
import { createTestEngine } from '../testing/index.ts';
import { runUnit } from '../unit.ts';
import { createOutbox } from './worker.ts';

it('the outbox delivers an event to each subscriber separately, and retries only the failed subscriber', async () => {
  const engine = await createTestEngine();
  const handled: string[] = [];
  const faults: unknown[] = [];
  let isBroken = true;
  const targets = {
    subscribersOf: () => ['refund', 'notify', 'count'],
    async domain({ subscriber, event }: DomainEventDelivery) {
      if (subscriber === 'refund' && isBroken) throw new Error('The gateway does not respond.');
      handled.push(`${subscriber} ${event.type}`);
    },
    event: vi.fn(),
    mail: vi.fn(),
    file: vi.fn(),
    media: vi.fn(),
    orphans: vi.fn(),
  };
  const outbox = createOutbox(engine.ports, targets, (error) => faults.push(error));
  const { effects } = await runUnit(engine.ports, outbox.subscribersOf, { ids: [] }, async (unit) =>
    unit.publish({ type: 'payment-unwanted', paymentId: 'payment' }),
  );
  outbox.deliver(effects);
  await outbox.settle();
  expect(handled).toEqual(['notify payment-unwanted', 'count payment-unwanted']);
  expect(faults).toHaveLength(1);
  isBroken = false;
  engine.clock.advance(60_000);
  await outbox.sweep();
  expect(handled).toEqual(['notify payment-unwanted', 'count payment-unwanted', 'refund payment-unwanted']);
  await engine.stop();
});
