import type { Preview } from '@storybook/react-vite';
import { localeNames, pseudoLocale, supportedLocales } from '../components/src/i18n/index.ts';
import { scenarioNames } from '../mocks/src/index.ts';
import { times } from './clock.ts';

/** The pseudo-locale on a right-to-left page. */
export const mirroredPseudoLocale = 'en-XB';

/**
 * The menus of the toolbar, by their names in the URL. Storybook drops a value in the URL without a message if it
 * contains other characters than letters, digits, spaces, `_` and `-`. For this reason, `toolbars.spec.ts` opens each
 * value.
 */
export const toolbars = {
  theme: { dark: 'Dark', light: 'Light', both: 'Side by side' },
  locale: {
    ...Object.fromEntries(supportedLocales.map((locale) => [locale, localeNames[locale]])),
    [pseudoLocale]: 'Pseudo',
    [mirroredPseudoLocale]: 'Pseudo, right to left',
  },
  text: { normal: 'Text 100 %', large: 'Text 150 %', huge: 'Text 200 %' },
  motion: { full: 'Motion', reduced: 'Reduced motion' },
  contrast: { normal: 'Colours', forced: 'Forced colours' },
  now: times,
  clock: { stopped: 'Time stands still', running: 'Time runs' },
} as const satisfies Record<string, Record<string, string>>;

const icons = {
  theme: 'contrast',
  locale: 'globe',
  text: 'type',
  motion: 'play',
  contrast: 'eye',
  now: 'time',
  clock: 'hourglass',
} as const;
const descriptions = {
  theme: 'Theme',
  locale: 'Language',
  text: 'Size of text, as the browser is set to',
  motion: 'Motion, as the system is set to',
  contrast: 'Forced colours, as the system is set to',
  now: 'Current time',
  clock: 'Clock, after the story has been shown',
} as const;

type Toolbar = keyof typeof toolbars;

/** The menus that show their value. The others show only an icon, so that the toolbar fits beside the sidebar. */
const hasTitle = new Set<Toolbar>(['theme', 'locale', 'text']);

const itemsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

/** Returns the title of a scenario: `Error: Not found` for `error-NOT_FOUND`, `Server error` for `server-error`. */
function titleOf(scenario: string): string {
  const words = scenario
    .replace(/^error-/, '')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return `${scenario.startsWith('error-') ? 'Error: ' : ''}${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Menus that affect only flows. `manager.tsx` renders them, and hides them for other stories. */
const flowTypes = {
  role: {
    description: 'Role',
    items: itemsOf({ story: 'Role of the story', visitor: 'Visitor', fan: 'Fan', performer: 'Performer' }),
  },
  scenario: {
    description: 'Scenario of the mocked platform',
    items: scenarioNames.map((value) => ({ value, title: titleOf(value) })),
  },
};

/** Values that the panel "Stage" sets (`stage/`), and which a link keeps. */
const stageTypes = {
  answers: { description: 'States in which operations respond, such as getWallet_empty__topUpWallet_CARD_DECLINED' },
  engine: { description: 'The platform behind a flow: mocked, or true for the engine with the demo' },
};

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  ...Object.fromEntries(
    (Object.keys(toolbars) as Toolbar[]).map((name) => [
      name,
      {
        description: descriptions[name],
        toolbar: { icon: icons[name], dynamicTitle: hasTitle.has(name), items: itemsOf(toolbars[name]) },
      },
    ]),
  ),
  ...flowTypes,
  ...stageTypes,
};

/** The font sizes of the document. */
export const textSizes: Record<keyof typeof toolbars.text, string> = { normal: '100%', large: '150%', huge: '200%' };
