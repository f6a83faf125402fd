import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { applyTheme, type ThemeMode } from '../../components/src/theme/index.ts';
import { brand } from '../brand.ts';
import { writeGlobals } from '../globals.ts';

/** Part of a docs page's context that its type lacks: https://github.com/storybookjs/storybook/issues/30928 */
interface WithStore {
  store: { userGlobals: { get: () => Record<string, unknown> } };
}

/** Returns the toolbar's values, for which Storybook has a hook only in stories. */
function useToolbar({ context }: DocsContainerProps): Record<string, unknown> {
  const [globals, setGlobals] = useState(() => (context as unknown as WithStore).store.userGlobals.get());
  useEffect(() => {
    const follow = (event: { globals: Record<string, unknown> }) => setGlobals(event.globals);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  return globals;
}

/** Renders a docs page, including its stories in iframes, in the theme of the toolbar. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(props);
  const theme: ThemeMode = globals.theme === 'light' ? 'light' : 'dark';
  const globalsParam = writeGlobals(globals);
  // Iframes of stories use this URL; without the globals they would have the default theme and language.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${globalsParam}` });
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer {...props} theme={brand(theme)} key={globalsParam}>
      {props.children}
    </DocsContainer>
  );
}
