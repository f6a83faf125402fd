import { useGlobals, useGlobalTypes, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { type Chosen, labelOf, listChosen, resetOf } from './chosen.ts';

/** The values of the toolbar that differ from their defaults. */
export interface ChosenValues {
  /** The values as in the URL, such as `theme:light;viewport.value:phone`. */
  globals: string;
  chosen: Chosen[];
  /** Returns the titles of values. */
  name(values: readonly Chosen[]): string;
  /** Gives all values their defaults. */
  reset(): void;
}

/** Returns the values of the URL, which Storybook's manager knows before the story is loaded. */
export function useChosen(): ChosenValues {
  // Renders again when the URL changes.
  useStorybookState();
  const globals = String(useStorybookApi().getQueryParam('globals') ?? '');
  const [, updateGlobals] = useGlobals();
  const types = useGlobalTypes();
  const { options } = useParameter<{ options?: Record<string, { name: string }> }>('viewport', {});
  const chosen = listChosen(globals);
  return {
    globals,
    chosen,
    name: (values) => values.map((one) => labelOf(one, types, options)).join(', '),
    reset: () => updateGlobals(resetOf(chosen)),
  };
}
