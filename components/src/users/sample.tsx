import type { Decorator } from '@storybook/react-vite';
import { PrimaryLayout } from '../layouts/index.ts';
import { sampleFooterLinks, sampleHeader, sampleNavigation } from '../layouts/sample.tsx';
import { Box, dismissToast, shownToasts, ToastRegion } from '../primitives/index.ts';

/**
 * A story of a screen: in the frame that it has in the app. `parameters.wide` gives it the width of media;
 * `parameters.visitor` renders the layout of a visitor: no navigation, and links to log in and register at the top.
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

/** The frame of form stories, with the toasts that confirm saving. */
export const withToasts: Decorator = (Story) => (
  <Box maxW="640px">
    <Story />
    <ToastRegion />
  </Box>
);

/** Removes the toasts of the previous story. */
export function clearToasts() {
  for (const { id } of shownToasts()) dismissToast(id);
}
