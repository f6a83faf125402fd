import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { accessibilityResults } from './accessibility/plugin.ts';
import { tagShown } from './contract/indexer.ts';
import { docgen } from './docgen.ts';
import { firstStory } from './first-story.ts';
import { searchWords } from './search/plugin.ts';
import { storyDocs } from './story-docs.ts';

/** The data of the true engine, which the panel "Stage" starts. `npm run build:demo` creates this data. */
const demo = fileURLToPath(new URL('../mocks/dist/public/demo', import.meta.url));

/** Returns the name of the chunk for the texts of a module's language. */
const textsOf = (module: string): string => `texts-${/i18n\/([a-z]{2}-[A-Z]{2})\//.exec(module)?.[1]}`;

/** Whether the Storybook is built for `npm run test:visual` only, which needs no docs, no search and no small files. */
const isForPictures = process.env.FANLIGHT_STORYBOOK === 'pictures';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './{docs,contract}/*.mdx',
    './contract/generated/*.stories.ts',
    './flows/*.stories.ts',
    '../components/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  // The sidebar hides these stories until its filter selects their tag. Otherwise, the results of a search would
  // consist mainly of hundreds of generated stories.
  tags: { contract: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(tagShown),
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX itself has no tables. The plugin for stories is replaced by story-docs.ts.
      options: { csfPluginOptions: null, mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    { from: '../app/public/favicon.svg', to: '/favicon.svg' },
    { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
    { from: '../node_modules/@fontsource/bricolage-grotesque/files', to: '/fonts/display' },
    ...(existsSync(demo) ? [{ from: demo, to: '/demo' }] : []),
  ],
  // Disabled, because the theme of the toolbar sets the background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Disabled, because docgen.ts replaces it.
  typescript: { reactDocgen: false },
  // Dependencies that Vite would otherwise discover during a test. It would then reload the page.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      ...(isForPictures ? [] : [docgen(), storyDocs(), accessibilityResults(), searchWords(), firstStory()]),
    ],
    worker: { ...vite.worker, format: 'es' },
    build: {
      ...vite.build,
      ...(isForPictures && { minify: false }),
      // Computing these sizes, which only the log shows, takes two seconds.
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Of packages such as lucide-react, only the modules that are used are read.
        experimental: { ...vite.build?.rolldownOptions?.experimental, lazyBarrel: true },
        output: {
          // One file for the texts of each language. Otherwise, the first story would wait for forty small files.
          codeSplitting: { groups: [{ name: textsOf, test: /\/src\/i18n\/[a-z]{2}-[A-Z]{2}\// }] },
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // PGlite finds its files by the URL of its module, which bundling would change.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@emotion/cache',
        '@emotion/serialize',
        '@tanstack/virtual-core',
        'i18next',
        'media-chrome/utils/i18n.js',
        'media-chrome/media-captions-button',
        'media-chrome/media-control-bar',
        'media-chrome/media-controller',
        'media-chrome/media-fullscreen-button',
        'media-chrome/media-loading-indicator',
        'media-chrome/media-mute-button',
        'media-chrome/media-pip-button',
        'media-chrome/media-play-button',
        'media-chrome/media-playback-rate-button',
        'media-chrome/media-seek-backward-button',
        'media-chrome/media-seek-forward-button',
        'media-chrome/media-time-display',
        'media-chrome/media-time-range',
        'media-chrome/media-volume-range',
        'lucide-react',
        'msw/browser',
        'react-hook-form',
        'react-i18next',
        'react-router-dom',
        'storybook/internal/core-events',
        'storybook/test',
        'yet-another-react-lightbox',
      ],
    },
  }),
};
export default config;
