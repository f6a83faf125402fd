import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../services.ts';
import { endSession, forgetSession } from './session.ts';

const keptKey = 'unsaved-post:mara:new';

function createServices(): Services {
  const transport = { token: { clear: vi.fn(), get: () => null } };
  return {
    client: { transport } as unknown as Services['client'],
    queryClient: new QueryClient(),
    origin: 'https://fanlight.example',
    session: { isEnding: false },
    realtime: {},
  };
}

beforeEach(() => {
  const removeItem = vi.fn((name: string) => Reflect.deleteProperty(localStorage, name));
  vi.stubGlobal('localStorage', Object.assign(Object.create({ removeItem }), { [keptKey]: '{}', language: 'es-ES' }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the input that a device keeps until it is saved', () => {
  it('is removed when the viewer logs out', async () => {
    const services = createServices();
    await endSession(services, async () => undefined);
    forgetSession(services);
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('stays when the session expires, so that it is restored after the next login', () => {
    forgetSession(createServices());
    expect(Object.keys(localStorage)).toContain(keptKey);
  });
});
