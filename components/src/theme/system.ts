import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { keyframes, semanticTokens, textStyles, tokens } from './tokens.ts';

const create = () =>
  createSystem(defaultBaseConfig, {
    preflight: true,
    // Each rule added to a cascade layer makes Chromium parse the fonts and lay out the whole page again. Without
    // layers the precedence is the same: global styles come first, and components use classes.
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
 * Chakra with our tokens and without its recipes, for `generate.ts` and tests; browsers do not load it. Dark needs no
 * class; `.light` and `.dark` switch the theme inside an element.
 */
export function getSystem(): ReturnType<typeof create> {
  system ??= create();
  return system;
}
