import type { Decorator } from '@storybook/react-vite';
import { PrimaryLayout } from '../layouts/index.ts';
import { sampleFooterLinks, sampleHeader, sampleNavigation } from '../layouts/sample.tsx';
import { Box, dismissToast, shownToasts, ToastRegion } from '../primitives/index.ts';

/**
 * Decorates the story of a screen with the primary layout. `parameters.wide` widens the column; `parameters.visitor`
 * renders the layout for visitors.
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

/** Decorates the story of a form with a toast region. */
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
