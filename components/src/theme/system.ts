import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { keyframes, semanticTokens, textStyles, tokens } from './tokens.ts';

const create = () =>
  createSystem(defaultBaseConfig, {
    preflight: true,
    // Each rule that is added to a layer makes Chromium read the fonts and lay out the whole page once more. Without layers
    // the order is the same: what is global comes first, and components have classes.
    disableLayers: true,
    cssVarsPrefix: 'fl',
    cssVarsRoot: ':where(html)',
    conditions: { dark: '.dark &', light: '.light &' },
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
    },
  });

let system: ReturnType<typeof create> | undefined;

/**
 * Chakra with our tokens and none of its own recipes, for `generate.ts` and tests: browsers do not load it. Dark needs no
 * class; `.light` and `.dark` on any element switch what is inside it.
 */
export function getSystem(): ReturnType<typeof create> {
  system ??= create();
  return system;
}
