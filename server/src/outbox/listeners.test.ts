import { expect, it, vi } from 'vitest';
import type { HeardEvent } from '../domain-events.ts';
import { createTestEngine } from '../testing/index.ts';
import { runUnit } from '../unit.ts';
import { createOutbox } from './worker.ts';

it('tells each listener of an event for itself: one that fails holds up no other, and only it hears it again', async () => {
  const engine = await createTestEngine();
  const heard: string[] = [];
  const faults: unknown[] = [];
  let isBroken = true;
  const targets = {
    listenersOf: () => ['refund', 'notify', 'count'],
    async domain({ listener, event }: HeardEvent) {
      if (listener === 'refund' && isBroken) throw new Error('The gateway does not answer.');
      heard.push(`${listener} ${event.type}`);
    },
    event: vi.fn(),
    mail: vi.fn(),
    file: vi.fn(),
    media: vi.fn(),
  };
  const outbox = createOutbox(engine.ports, targets, (error) => faults.push(error));
  const { effects } = await runUnit(engine.ports, outbox.listenersOf, { ids: [] }, async (unit) =>
    unit.publish({ type: 'payment-unwanted', paymentId: 'payment' }),
  );
  outbox.deliver(effects);
  await outbox.settle();
  expect(heard).toEqual(['notify payment-unwanted', 'count payment-unwanted']);
  expect(faults).toHaveLength(1);
  isBroken = false;
  engine.clock.advance(60_000);
  await outbox.sweep();
  expect(heard).toEqual(['notify payment-unwanted', 'count payment-unwanted', 'refund payment-unwanted']);
  await engine.stop();
});
