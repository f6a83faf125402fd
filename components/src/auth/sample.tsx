import type { Decorator } from '@storybook/react-vite';
import { PublicLayout, type PublicLayoutProps } from '../layouts/index.ts';
import { sampleHeader, useSampleLinks } from '../layouts/sample.tsx';
import { Box, Checkbox } from '../primitives/index.ts';

function Frame(props: Pick<PublicLayoutProps, 'theme' | 'children'>) {
  const { footerLinks, locale } = useSampleLinks(null);
  return (
    <PublicLayout
      siteName={sampleHeader.siteName}
      homeHref={sampleHeader.links.home}
      footerLinks={footerLinks}
      onThemeChange={sampleHeader.onThemeChange}
      locale={locale}
      onLocaleChange={sampleHeader.onLocaleChange}
      {...props}
    />
  );
}

/** Renders the story of a screen in `PublicLayout`, as the app does. */
export const inPublicLayout: Decorator = (Story, { globals }) => (
  <Frame theme={globals.theme}>
    <Story />
  </Frame>
);

/** An empty box with the size of the captcha. */
export const sampleCaptcha = (
  <Box w="304px" maxW="full" h="78px" p="4" border="1px solid" borderColor="border.control" borderRadius="control">
    <Checkbox label="I'm not a robot" />
  </Box>
);

/** Shows a story in the full window, and in an iframe on the docs page. */
export const framed = { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } } as const;
