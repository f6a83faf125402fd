import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../components/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Found once at the start instead of one by one, each with a reload in the middle of a test.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@chakra-ui/react',
        'i18next',
        'media-chrome/media-controller',
        'lucide-react',
        'msw/browser',
        'react-hook-form',
        'react-i18next',
        'react-router-dom',
        'storybook/test',
        'virtua',
        'yet-another-react-lightbox',
      ],
    },
  }),
};
export default config;
