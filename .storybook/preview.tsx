import '../components/src/theme/fonts.css';
import '../components/src/theme/generated/theme.css';
import './preview.css';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { createI18n, localeNames, pseudoLocale } from '../components/src/i18n/index.ts';
import { applyTheme, type ThemeMode } from '../components/src/theme/index.ts';
import { handlers, isScenario, scenario, scenarioNames } from '../mocks/src/index.ts';
import { openDialogsInPlace } from './docs/dialogs.ts';
import { ThemedDocsContainer } from './docs/docs-container.tsx';
import { DocsPage } from './docs/docs-page.tsx';

openDialogsInPlace();

// What a story waits for takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const languages = new Map<string, Promise<i18n>>();

/** One translator per language, kept between stories. */
function translator(locale: string): Promise<i18n> {
  const kept = languages.get(locale) ?? createI18n({ locale });
  languages.set(locale, kept);
  return kept;
}

const worker = setupWorker(...handlers);

/** The contract's mocks answer every call of a story; a story's own `parameters.msw` comes first. */
const startMocks = mswLoader(async () => {
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return worker;
});

/** The scenario of the toolbar stands before a story's own answers. Loaders of one place run at once: hence one. */
const withMocks: Loader = async (context) => {
  await startMocks(context);
  const { scenario: name } = context.globals;
  const own = worker.listHandlers().filter((handler) => handler instanceof RequestHandler);
  if (isScenario(name) && name !== 'default') worker.use(...scenario(name, own));
  return {};
};

/** On a docs page a story may be in another theme than the page: each is a page of its own there. */
const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme: ThemeMode = globals.theme;
  if (viewMode === 'docs')
    return (
      <div className={`${theme} story-of-docs`} lang={globals.locale}>
        <Story />
      </div>
    );
  applyTheme(theme);
  return <Story />;
};

const withTranslations: Decorator = (Story, { loaded, globals }) => (
  <I18nextProvider i18n={loaded.i18n} key={`${globals.locale} ${globals.scenario}`}>
    <Suspense>
      <Story />
    </Suspense>
  </I18nextProvider>
);

/** `parameters.route` is the address a story stands at; `null` leaves the router to the story. */
const withRouter: Decorator = (Story, { parameters }) =>
  parameters.route === null ? (
    <Story />
  ) : (
    <MemoryRouter initialEntries={[parameters.route ?? '/']} key={parameters.route}>
      <Story />
    </MemoryRouter>
  );

const screen = (name: string, type: 'mobile' | 'tablet' | 'desktop', width: number, height: number) => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [withMocks, async ({ globals }) => ({ i18n: await translator(globals.locale) })],
  // The last is the outermost.
  decorators: [withRouter, withTranslations, withTheme],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { container: ThemedDocsContainer, page: DocsPage, codePanel: true },
    viewport: {
      options: {
        phone: screen('Phone', 'mobile', 390, 844),
        tablet: screen('Tablet', 'tablet', 834, 1112),
        desktop: screen('Desktop', 'desktop', 1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          ['Principles', 'Voice', 'How states are named', 'Accessibility', 'Contribute a story'],
          'Screens',
          ['Visitor', 'Fan', 'Performer', 'Everyone'],
          'Flows',
          'Components',
          ['Primitives', 'Layouts', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', '*'],
        ],
      },
    },
  },
  initialGlobals: { theme: 'dark', locale: 'en-US', scenario: 'default' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...Object.entries(localeNames).map(([value, title]) => ({ value, title })),
          { value: pseudoLocale, title: 'Pseudo' },
        ],
      },
    },
    scenario: {
      description: 'Scenario of the mocked platform',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: scenarioNames.map((value) => ({ value, title: value })),
      },
    },
  },
};
export default preview;
