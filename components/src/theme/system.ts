import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { keyframes, semanticTokens, textStyles, tokens } from './tokens.ts';

const create = () =>
  createSystem(defaultBaseConfig, {
    preflight: true,
    // Cascade layers are disabled, because each rule that is added to a layer makes Chromium parse the fonts and lay
    // out the whole page again. The precedence is the same without layers, because global styles come first, and
    // components use classes.
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
 * Returns Chakra with our tokens and without its recipes. Only `generate.ts` and tests use it; browsers do not load it.
 * The dark theme needs no class. The classes `.light` and `.dark` set the theme inside of an element.
 */
export function getSystem(): ReturnType<typeof create> {
  system ??= create();
  return system;
}
