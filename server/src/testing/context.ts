import { type Context, createContext, type SessionViewer } from '../context.ts';
import { subscribersOf } from '../groups/index.ts';
import type { OutboxRow } from '../outbox/store.ts';
import type { TestEngine } from './index.ts';

interface TestContextOptions {
  /** Who calls; nobody for jobs and listeners. */
  viewer?: SessionViewer;
  /** Takes what a transaction puts into the outbox; by default it stays there until the engine looks. */
  deliver?(effects: OutboxRow[]): void;
}

/** A context of an engine as its jobs and listeners have one, for tests that call a group's functions directly. */
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
