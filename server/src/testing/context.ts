import { type Context, createContext, type SessionViewer } from '../context.ts';
import { subscribersOf } from '../groups/index.ts';
import type { OutboxRow } from '../outbox/store.ts';
import type { TestEngine } from './index.ts';

interface TestContextOptions {
  /** The viewer. Jobs and subscribers have no viewer. */
  viewer?: SessionViewer;
  /** Receives the effects of a transaction. By default the effects stay in the outbox for the engine. */
  deliver?(effects: OutboxRow[]): void;
}

/** Creates a context like that of jobs and subscribers, for tests that call functions of a group directly. */
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
