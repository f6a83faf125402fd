import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createWords, type Words } from '../i18n/index.ts';
import { type Navigation, NavigationContext } from '../primitives/index.ts';
import { type RecipeChange, RecipesContext } from '../styled/index.ts';

export interface FanlightProviderProps {
  /** The language of texts, dates and numbers. `en-US` and `es-ES` have built-in texts. */
  locale?: string;
  /** Replaces built-in texts. Define it outside of the component, because a new object renders all texts again. */
  words?: Words;
  /** The links of a router; by default links are plain anchors. */
  navigation?: Navigation;
  /** Changes of named recipes, for another look than tokens alone allow. */
  recipes?: Readonly<Record<string, RecipeChange>>;
  children: ReactNode;
}

const noWords: Words = {};

/** Provides language, links and recipes to primitives outside of the app. All properties are optional. */
export function FanlightProvider({
  locale = 'en-US',
  words = noWords,
  navigation,
  recipes,
  children,
}: FanlightProviderProps) {
  const i18n = useMemo(() => createWords(locale, words), [locale, words]);
  const linked = navigation ? <NavigationContext value={navigation}>{children}</NavigationContext> : children;
  return (
    <I18nextProvider i18n={i18n}>
      {recipes ? <RecipesContext value={recipes}>{linked}</RecipesContext> : linked}
    </I18nextProvider>
  );
}
