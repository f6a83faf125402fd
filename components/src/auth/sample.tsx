import type { Decorator } from '@storybook/react-vite';
import { PublicLayout } from '../layouts/index.ts';
import { sampleFooterLinks, sampleHeader } from '../layouts/sample.tsx';
import { Box, Checkbox } from '../primitives/index.ts';

/** A story of a login-like screen: in the frame that it has in the app. */
export const inPublicLayout: Decorator = (Story, { globals }) => (
  <PublicLayout
    siteName={sampleHeader.siteName}
    homeHref={sampleHeader.links.home}
    footerLinks={sampleFooterLinks}
    theme={globals.theme}
    onThemeChange={sampleHeader.onThemeChange}
    locale={globals.locale}
    onLocaleChange={sampleHeader.onLocaleChange}
  >
    <Story />
  </PublicLayout>
);

/** A placeholder of the captcha's checkbox, in its size. */
export const sampleCaptcha = (
  <Box w="304px" maxW="full" h="78px" p="4" border="1px solid" borderColor="border.control" borderRadius="control">
    <Checkbox label="I'm not a robot" />
  </Box>
);

/** Gives a framed story the whole canvas, and on the documentation page a window of its own. */
export const framed = { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } } as const;
