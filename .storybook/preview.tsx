import type { Decorator, Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createI18n, localeNames, pseudoLocale } from '../components/src/i18n/index.ts';
import { applyTheme, FanlightProvider, type ThemeMode } from '../components/src/theme/index.ts';

const languages = new Map<string, Promise<i18n>>();

/** One translator per language, kept between stories. */
function translator(locale: string): Promise<i18n> {
  const kept = languages.get(locale) ?? createI18n({ locale });
  languages.set(locale, kept);
  return kept;
}

const mocks = import.meta.glob<{ handlers?: RequestHandler[] }>('../mocks/src/index.ts');

/** The contract's mocks answer every call of a story; a story's own `parameters.msw` comes first. */
async function startMocks() {
  const modules = await Promise.all(Object.values(mocks).map((load) => load()));
  const worker = setupWorker(...modules.flatMap((module) => module.handlers ?? []));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals.theme as ThemeMode);
  return (
    <FanlightProvider>
      <Story />
    </FanlightProvider>
  );
};

const withTranslations: Decorator = (Story, { loaded, globals }) => (
  <I18nextProvider i18n={loaded.i18n} key={globals.locale}>
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
  loaders: [
    ...(Object.keys(mocks).length > 0 ? [mswLoader(startMocks)] : []),
    async ({ globals }) => ({ i18n: await translator(globals.locale) }),
  ],
  // The last is the outermost.
  decorators: [withRouter, withTranslations, withTheme],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: screen('Phone', 'mobile', 390, 844),
        tablet: screen('Tablet', 'tablet', 834, 1112),
        desktop: screen('Desktop', 'desktop', 1440, 900),
      },
    },
    options: { storySort: { order: ['Foundations', ['Colour', 'Type', 'Space', '*'], 'Primitives', 'Layouts', '*'] } },
  },
  initialGlobals: { theme: 'dark', locale: 'en-US' },
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
  },
};
export default preview;
