import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentModules, frameModules, isAmong, listModules, pageModules, primaryModules } from './chunk-modules.ts';

const root = new URL('../../', import.meta.url);

describe('the modules of the named chunks', () => {
  it('exist', () => {
    const modules = [...frameModules, ...primaryModules, ...pageModules, ...listModules, ...contentModules];
    expect(modules.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    expect(new Set(modules).size).toBe(modules.length);
  });

  it('are files, or all files of a folder', () => {
    const isFrame = isAmong(frameModules);
    expect(isFrame('/repository/components/src/primitives/menu/menu.tsx')).toBe(true);
    expect(isFrame('/repository/app/src/use-preferences.ts')).toBe(true);
    expect(isFrame('/repository/components/src/primitives/menu-bar/menu.tsx')).toBe(false);
    expect(isFrame('/repository/app/src/use-preferences.test.ts')).toBe(false);
  });
});
