import { type Context, createContext, type SessionViewer } from '../context.ts';
import { subscribersOf } from '../groups/index.ts';
import type { OutboxRow } from '../outbox/store.ts';
import type { TestEngine } from './index.ts';

interface TestContextOptions {
  /** The viewer. It is undefined in jobs and subscribers. */
  viewer?: SessionViewer;
  /**
   * Receives the effects of a transaction. By default, the effects stay in the outbox, and the engine performs them.
   */
  deliver?(effects: OutboxRow[]): void;
}

/** Creates a context as jobs and subscribers have it. For tests that call the functions of a group directly. */
export function createTestContext(
  { ports, options }: TestEngine,
  { viewer, deliver }: TestContextOptions = {},
): Context {
  const outbox = {
    subscribersOf,
    deliver: deliver ?? (() => undefined),
    settle: async () => undefined,
    sweep: async () => undefined,
    start: () => undefined,
    stop: async () => undefined,
  };
  return createContext(
    { viewer: viewer ?? null, requestId: '', ip: '', countryCode: null, userAgent: '', callKey: null, ports, options },
    outbox,
  );
}
