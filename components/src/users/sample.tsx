import type { Decorator } from '@storybook/react-vite';
import { PrimaryLayout, type PrimaryLayoutProps } from '../layouts/index.ts';
import { sampleHeader, useSampleLinks } from '../layouts/sample.tsx';
import { Box, dismissToast, shownToasts, ToastRegion } from '../primitives/index.ts';

type FrameProps = Pick<PrimaryLayoutProps, 'viewer' | 'theme' | 'children'> & { wide?: boolean };

function Frame({ viewer, ...rest }: FrameProps) {
  return <PrimaryLayout {...sampleHeader} {...useSampleLinks(viewer)} viewer={viewer} {...rest} />;
}

/**
 * Renders the story of a screen in `PrimaryLayout`. `parameters.wide` makes the column wider, and `parameters.visitor`
 * renders the layout for visitors.
 */
export const inPrimaryLayout: Decorator = (Story, { globals, parameters }) => (
  <Frame viewer={parameters.visitor ? null : sampleHeader.viewer} theme={globals.theme} wide={parameters.wide}>
    <Story />
  </Frame>
);

/** Renders the story of a form together with a region for toasts. */
export const withToasts: Decorator = (Story) => (
  <Box maxW="640px">
    <Story />
    <ToastRegion />
  </Box>
);

/** Removes the toasts that the previous story has shown. */
export function clearToasts() {
  for (const { id } of shownToasts()) dismissToast(id);
}
