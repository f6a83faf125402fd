import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createWords, type Words } from '../i18n/index.ts';
import { type Navigation, NavigationContext } from '../primitives/index.ts';
import { type RecipeChanges, RecipesContext } from '../styled/index.ts';

export interface FanlightProviderProps {
  /** The language of texts, dates and numbers. The built-in texts exist in `en-US` and `es-ES`. */
  locale?: string;
  /**
   * Texts that replace built-in texts. Define the object outside of the component, because a new object renders all
   * texts again.
   */
  words?: Words;
  /** The links of the app's router. By default, links are plain anchors. */
  navigation?: Navigation;
  /** Changes of named recipes, for changes of the look that are not possible with tokens. */
  recipes?: RecipeChanges;
  children: ReactNode;
}

const noWords: Words = {};

/** Gives language, links and recipes to primitives that are used outside of the app. All props are optional. */
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
