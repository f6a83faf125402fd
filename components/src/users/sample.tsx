import type { Decorator } from '@storybook/react-vite';
import { PrimaryLayout } from '../layouts/index.ts';
import { sampleFooterLinks, sampleHeader, sampleNavigation } from '../layouts/sample.tsx';
import { Box, dismissToast, shownToasts, ToastRegion } from '../primitives/index.ts';

/**
 * A story of a screen: in the frame that it has in the app. `parameters.wide` gives it the width of media;
 * `parameters.visitor` is for those who are not logged in: no navigation, the ways in at the top.
 */
export const inPrimaryLayout: Decorator = (Story, { globals, parameters }) => (
  <PrimaryLayout
    {...sampleHeader}
    viewer={parameters.visitor ? null : sampleHeader.viewer}
    navigation={parameters.visitor ? [] : sampleNavigation}
    theme={globals.theme}
    locale={globals.locale}
    footerLinks={sampleFooterLinks}
    wide={parameters.wide}
  >
    <Story />
  </PrimaryLayout>
);

/** A story of a form: as wide as in the frame, with the place where it says that something is saved. */
export const withToasts: Decorator = (Story) => (
  <Box maxW="640px">
    <Story />
    <ToastRegion />
  </Box>
);

/** Before a story: what the one before it said is gone. */
export function clearToasts() {
  for (const { id } of shownToasts()) dismissToast(id);
}
