import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { applyTheme, type ThemeMode } from '../../components/src/theme/index.ts';
import { brand } from '../brand.ts';
import { writeGlobals } from '../globals.ts';

/**
 * A part of a docs page's context that is missing in its type: https://github.com/storybookjs/storybook/issues/30928
 */
interface WithStore {
  store: { userGlobals: { get: () => Record<string, unknown> } };
}

/** Returns the values of the toolbar. Storybook has a hook for them only in stories. */
function useToolbar({ context }: DocsContainerProps): Record<string, unknown> {
  const [globals, setGlobals] = useState(() => (context as unknown as WithStore).store.userGlobals.get());
  useEffect(() => {
    const follow = (event: { globals: Record<string, unknown> }) => setGlobals(event.globals);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  return globals;
}

/** Renders a docs page in the theme of the toolbar, including stories in iframes. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(props);
  const theme: ThemeMode = globals.theme === 'light' ? 'light' : 'dark';
  const globalsParam = writeGlobals(globals);
  // The iframes of stories use this URL. Without the values of the toolbar, they would have the default theme and
  // language. Storybook creates the iframes again after each change of a value.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${globalsParam}` });
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer {...props} theme={brand(theme)}>
      {props.children}
    </DocsContainer>
  );
}
