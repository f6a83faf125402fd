import { create } from 'storybook/theming/create';
import { palette } from '../components/src/theme/palette.ts';
import { type ThemeMode, themeModes } from '../components/src/theme/theme-mode.ts';

const fontBase = '"Figtree Variable", "Figtree Fallback", ui-sans-serif, system-ui, sans-serif';

/** Returns the theme of the product for Storybook itself: for its manager and for the texts of docs pages. */
export function brand(mode: ThemeMode): ReturnType<typeof create> {
  const index = themeModes.indexOf(mode);
  const colour = <Group extends keyof typeof palette>(group: Group, key: keyof (typeof palette)[Group]): string =>
    (palette[group][key] as readonly string[])[index] ?? '';
  return create({
    base: mode,
    brandTitle: '<span class="fanlight-brand"><img src="./favicon.svg" alt="" width="24" height="24" />Fanlight</span>',
    brandUrl: './',
    brandTarget: '_self',
    fontBase,
    colorPrimary: colour('accent', 'solid'),
    colorSecondary: colour('accent', 'text'),
    appBg: colour('bg', 'page'),
    appContentBg: colour('bg', 'page'),
    appHoverBg: colour('bg', 'raised'),
    appPreviewBg: colour('bg', 'page'),
    appBorderColor: colour('border', 'hairline'),
    appBorderRadius: 8,
    textColor: colour('fg', 'default'),
    textInverseColor: colour('fg', 'inverted'),
    textMutedColor: colour('fg', 'muted'),
    barBg: colour('bg', 'page'),
    barTextColor: colour('fg', 'muted'),
    barHoverColor: colour('accent', 'text'),
    barSelectedColor: colour('accent', 'text'),
    buttonBg: colour('bg', 'raised'),
    buttonBorder: colour('border', 'hairline'),
    booleanBg: colour('bg', 'raised'),
    booleanSelectedBg: colour('bg', 'surface'),
    inputBg: colour('bg', 'field'),
    inputBorder: colour('border', 'control'),
    inputTextColor: colour('fg', 'default'),
    inputBorderRadius: 8,
  });
}
