import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { applyTheme, type ThemeMode } from '../../components/src/theme/index.ts';
import { brand } from '../brand.ts';
import { writeGlobals } from '../globals.ts';

/** What of a docs page's context is not in its type: https://github.com/storybookjs/storybook/issues/30928 */
interface WithStore {
  store: { userGlobals: { get: () => Record<string, unknown> } };
}

/** The toolbar's values, which Storybook offers to stories only. */
function useToolbar({ context }: DocsContainerProps): Record<string, unknown> {
  const [globals, setGlobals] = useState(() => (context as unknown as WithStore).store.userGlobals.get());
  useEffect(() => {
    const follow = (event: { globals: Record<string, unknown> }) => setGlobals(event.globals);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  return globals;
}

/** A docs page in the theme of the toolbar, with the stories that it draws in frames. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(props);
  const theme: ThemeMode = globals.theme === 'light' ? 'light' : 'dark';
  const address = writeGlobals(globals);
  // Frames take the page before their `?` from here, and would otherwise stand in the default theme and language.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${address}` });
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer {...props} theme={brand(theme)} key={address}>
      {props.children}
    </DocsContainer>
  );
}
