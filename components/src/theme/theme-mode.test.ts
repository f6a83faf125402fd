import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedTheme } from './theme-mode.ts';

describe('the stored theme', () => {
  const stored = new Map<string, string>();
  let isDeviceLight = false;
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
    vi.stubGlobal('matchMedia', () => ({ matches: isDeviceLight }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    stored.clear();
  });

  it('is dark if nothing, or an unknown value, is stored (specification, "Constants")', () => {
    isDeviceLight = true;
    expect(storedTheme()).toBe('dark');
    stored.set('theme', 'sepia');
    expect(storedTheme()).toBe('dark');
  });

  it('is the selected one, whatever the device uses', () => {
    isDeviceLight = false;
    stored.set('theme', 'light');
    expect(storedTheme()).toBe('light');
  });

  it('is that of the device if the viewer has selected this', () => {
    stored.set('theme', 'system');
    isDeviceLight = true;
    expect(storedTheme()).toBe('light');
    isDeviceLight = false;
    expect(storedTheme()).toBe('dark');
  });
});
