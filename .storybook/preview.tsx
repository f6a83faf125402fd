import '../components/src/theme/fonts.css';
import '../components/src/theme/generated/theme.css';
import './preview.css';
import type { Decorator, Loader, Preview, StoryContext } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { configure, expect, waitFor } from 'storybook/test';
import { createI18n, defaultLocale, listNamespaces, localeNames, pseudoLocale } from '../components/src/i18n/index.ts';
import { routerNavigation } from '../components/src/layouts/index.ts';
import { dismissToast, NavigationContext, shownToasts } from '../components/src/primitives/index.ts';
import { setLanguage } from '../components/src/testing/index.ts';
import { applyTheme, type ThemeMode } from '../components/src/theme/index.ts';
import { themeChangeEvent } from '../components/src/theme/theme-mode.ts';
import { handlers, isScenario, make, mocks, scenario } from '../mocks/src/index.ts';
import { ignoreScrollAnimations } from './animations.ts';
import { setClock, setClockRate, slowRate } from './clock.ts';
import { prepareShown } from './contract/shown.ts';
import { withChoices } from './controls.ts';
import { openDialogsInPlace } from './docs/dialogs.ts';
import { ThemedDocsContainer } from './docs/docs-container.tsx';
import { DocsPage } from './docs/docs-page.tsx';
import { emulate } from './emulation.ts';
import { withFrame } from './frame.tsx';
import { initialGlobals } from './globals.ts';
import { readyHandler, requireMocks } from './mocks-ready.ts';
import { SideBySide } from './side-by-side.tsx';
import { answerHandlers } from './stage/answer-handlers.ts';
import { listenToPanel } from './stage/commands.ts';
import { fetchDemoTime } from './stage/demo.ts';
import { isEngineTrue, isOnStage, isShownAlready, openStage } from './stage/stage.ts';
import { globalTypes, mirroredPseudoLocale, textSizes } from './toolbars.ts';
import { viewports } from './viewports.ts';
import { chromaticModes } from './visual/modes.ts';

openDialogsInPlace();
ignoreScrollAnimations();
void listenToPanel();
// A story that has scrolled to a focused element, such as a form with an error, also shows it in another viewport. A
// dialog stays where it is, so the page behind it would scroll.
window.addEventListener('resize', () => {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.closest('dialog'))
    activeElement?.scrollIntoView({ block: 'center' });
});

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const languages = new Map<string, Promise<i18n>>();

/** Returns the i18next instance of a language. All stories share it. */
function translator(locale: string): Promise<i18n> {
  const language = locale === mirroredPseudoLocale ? pseudoLocale : locale;
  // Loads all namespaces. Otherwise a story would end and be checked before its texts are loaded.
  const cached = languages.get(language) ?? createI18n({ locale: language, namespaces: listNamespaces() });
  languages.set(language, cached);
  return cached;
}

const worker = setupWorker(...handlers, readyHandler);

/** Mocks every operation of the contract. The handlers in `parameters.msw` of a story take precedence. */
const startMocks = mswLoader(async () => {
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  return worker;
});

/**
 * Sets the clock before anything of the story is created, because the loaders of the project run before those of the
 * story's file. The data of the true engine is from the time at which the demo was built, and not from `NOW`.
 */
async function startClock(context: StoryContext): Promise<void> {
  if (!isOnStage(context) || !isEngineTrue(context)) setClock(context.globals.now);
  else {
    // The clock must not go back: the viewer's own actions would be in the future.
    if (!isShownAlready(context)) setClock(context.globals.now, await fetchDemoTime());
    setClockRate(slowRate);
  }
}

/**
 * Applies the time and the scenario of the toolbar. The scenario takes precedence over the handlers of a story. It is a
 * single loader, because several loaders would run concurrently.
 */
const withMocks: Loader = async (context) => {
  await startClock(context);
  await startMocks(context);
  await requireMocks();
  const stage = isOnStage(context) ? await openStage(context) : undefined;
  if (stage) worker.use(...stage.below);
  const { scenario: name } = context.globals;
  const storyHandlers = worker.listHandlers().filter((handler) => handler instanceof RequestHandler);
  prepareShown(worker, context.parameters, storyHandlers);
  if (isScenario(name) && name !== 'default') worker.use(...scenario(name, storyHandlers));
  const { role } = context.globals;
  if (role === 'fan' || role === 'performer')
    worker.use(
      mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ isPerformer: role === 'performer' }) })),
    );
  if (stage) worker.use(...stage.above, ...answerHandlers(context.globals.answers, storyHandlers));
  return {};
};

/** Applies the theme to the document, or on a docs page to the element of the story. */
const withTheme: Decorator = (Story, { globals, viewMode, id, parameters }) => {
  const theme: ThemeMode = globals.theme === 'light' ? 'light' : 'dark';
  if (viewMode === 'docs')
    return (
      <div className={`${theme} story-of-docs`} lang={globals.locale}>
        <Story />
      </div>
    );
  const isChanged = !document.documentElement.classList.contains(theme);
  applyTheme(theme);
  // The switch in the footer of the app also shows the theme. Components can't be updated while this one is rendered.
  if (isChanged) queueMicrotask(() => window.dispatchEvent(new Event(themeChangeEvent)));
  return globals.theme === 'both' ? (
    <SideBySide id={id} globals={globals} isStacked={parameters.layout === 'fullscreen'}>
      <Story />
    </SideBySide>
  ) : (
    <Story />
  );
};

/**
 * Globals that change what a story shows without changing its props. The story is mounted again after a change of one
 * of them.
 */
const outsideOfProps = ['locale', 'now', 'scenario', 'role', 'answers', 'engine'];

const keyOf = (globals: StoryContext['globals']) => outsideOfProps.map((name) => globals[name]).join(' ');

const withTranslations: Decorator = (Story, { loaded, globals }) => (
  <I18nextProvider i18n={loaded.i18n} key={keyOf(globals)}>
    <Suspense fallback={<span data-words-missing="" />}>
      <Story />
    </Suspense>
  </I18nextProvider>
);

/** Provides the links of the router: that of {@link withRouter}, or that of the story. */
const withNavigation: Decorator = (Story) => (
  <NavigationContext value={routerNavigation}>
    <Story />
  </NavigationContext>
);

/** Puts a story into a router at `parameters.route`. If that is null, the story has its own router. */
const withRouter: Decorator = (Story, { parameters }) =>
  parameters.route === null ? (
    <Story />
  ) : (
    <MemoryRouter initialEntries={[parameters.route ?? '/']} key={parameters.route}>
      <Story />
    </MemoryRouter>
  );

/** The story that the page shows, and what it was mounted with. */
let mounted: string | undefined;

/** Applies the settings of browser and system: language, text size, text direction, reduced motion, forced colours. */
function withSystem({ id, globals, viewMode, loaded }: Pick<StoryContext, 'id' | 'globals' | 'viewMode' | 'loaded'>) {
  // Only a page with a region for toasts removes them after some time.
  for (const { id } of shownToasts()) dismissToast(id);
  // The player's library stores the choices of a play function here.
  for (const name of ['muted', 'volume']) localStorage.removeItem(`media-chrome-pref-${name}`);
  setLanguage(loaded.i18n);
  const mounting = viewMode === 'docs' ? undefined : `${id} ${keyOf(globals)}`;
  const isMounting = mounting !== mounted;
  mounted = mounting;
  if (viewMode === 'docs') return undefined;
  // A former story may have scrolled the page. A story that is shown in another theme keeps its place.
  if (isMounting) window.scrollTo(0, 0);
  const { documentElement } = document;
  documentElement.style.fontSize = textSizes[globals.text as keyof typeof textSizes] ?? '';
  documentElement.dir = globals.locale === mirroredPseudoLocale ? 'rtl' : 'ltr';
  // The pseudo-locales are English with other letters.
  documentElement.lang = globals.locale in localeNames ? globals.locale : defaultLocale;
  const stop = emulate([
    ...(globals.motion === 'reduced' ? (['motion'] as const) : []),
    ...(globals.contrast === 'forced' ? (['contrast'] as const) : []),
  ]);
  return () => {
    documentElement.style.fontSize = '';
    documentElement.dir = 'ltr';
    stop();
  };
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withChoices],
  loaders: [withMocks, async ({ globals }) => ({ i18n: await translator(globals.locale) })],
  // The last decorator is the outermost.
  decorators: [withFrame, withRouter, withNavigation, withTranslations, withTheme],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // A story stays visible if its play function fails, for example with other answers. The panel "Interactions" shows
    // the failure.
    throwPlayFunctionExceptions: false,
    docs: { container: ThemedDocsContainer, page: DocsPage, codePanel: true },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          [
            'Principles',
            'Voice',
            'How states are named',
            'Accessibility',
            'The stage',
            'Contribute a story',
            'Contract coverage',
          ],
          'Screens',
          ['Visitor', 'Fan', 'Performer', 'Everyone'],
          'Flows',
          'Components',
          ['Primitives', 'Layouts', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', '*'],
          'Contract',
        ],
      },
    },
  },
  beforeEach: withSystem,
  async afterEach({ canvasElement, globals }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-words-missing]')).toBeNull());
    setClockRate(globals.clock === 'stopped' ? 0 : 1);
  },
  initialGlobals,
  globalTypes,
};
export default preview;
