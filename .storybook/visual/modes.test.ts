import { describe, expect, it } from 'vitest';
import { readIndexedStories } from '../../components/src/testing/indexed-stories.ts';
import { initialGlobals } from '../globals.ts';
import { globalTypes } from '../toolbars.ts';
import { viewports } from '../viewports.ts';
import { chromaticModes, isMainState, samplesOf } from './modes.ts';

const stories = (await readIndexedStories()).filter(({ tags }) => tags.includes('screen'));
const screens = [...Map.groupBy(stories, ({ title }) => title)];
const failures = ['Failed', 'Stale', 'Server Error', 'Field Errors'];

describe('isMainState', () => {
  it.each(screens)('includes a story of %s that shows no failure', (_title, ofScreen) => {
    const names = ofScreen.filter(isMainState).map(({ name }) => name);
    expect(names.filter((name) => !failures.includes(name))).not.toEqual([]);
  });

  it('excludes other stories of screens, and stories of components', () => {
    expect(isMainState({ title: 'Screens/Fan/WalletScreen', name: 'Spent Empty', tags: ['screen'] })).toBe(false);
    expect(isMainState({ title: 'Components/Payments/TopUpForm', name: 'Idle', tags: [] })).toBe(false);
  });
});

describe('samplesOf', () => {
  it('returns the first story of each file, in the dark theme on a desktop', () => {
    const entry = (importPath: string, name: string) => ({
      importPath,
      name,
      id: name,
      title: 'T',
      type: 'story' as const,
      subtype: 'story' as const,
    });
    const entries = [entry('a', 'one'), entry('a', 'two'), entry('b', 'three')];
    expect(samplesOf(entries).map(({ mode, entry }) => `${mode} ${entry.name}`)).toEqual([
      'dark-desktop one',
      'dark-desktop three',
    ]);
  });
});

describe('the modes of Chromatic', () => {
  it('are in both themes, in two sizes and in Spanish, and set only values that the toolbar has', () => {
    const modes = Object.values(chromaticModes).map(
      (mode) => ({ ...initialGlobals, ...mode }) as Record<string, string>,
    );
    expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(['dark', 'light']));
    expect(new Set(modes.map(({ locale }) => locale))).toEqual(new Set(['en-US', 'es-ES']));
    expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set(['desktop', 'phone']));
    for (const { viewport, theme, locale } of modes) {
      expect(Object.keys(viewports)).toContain(viewport);
      for (const [name, value] of Object.entries({ theme, locale }))
        expect(JSON.stringify((globalTypes as Record<string, unknown>)[name])).toContain(`"${value}"`);
    }
  });
});
