// Checks that Storybook's panel "Controls" offers choices for the data of a story.
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isLoadable } from './controls.ts';

/** Returns the properties that have choices by definition: the variants of the recipe, and data in a state. */
function listChoices({ component, initialArgs }: Pick<StoryContext, 'component' | 'initialArgs'>): string[] {
  const { recipe } = (component ?? {}) as { recipe?: { variants?: object } };
  const data = Object.keys(initialArgs).filter((name) => isLoadable(initialArgs[name]));
  return [...Object.keys(recipe?.variants ?? {}), ...data];
}

/** Fails a story with a control that edits JSON, or without a control for a property that has choices. */
export function expectChoices(context: Pick<StoryContext, 'argTypes' | 'component' | 'initialArgs'>): void {
  const typeOf = (name: string): string | undefined => {
    // Storybook has normalised the control to an object.
    const control: unknown = context.argTypes[name]?.control;
    return typeof control === 'object' && control !== null && 'type' in control ? String(control.type) : undefined;
  };
  const json = Object.keys(context.argTypes).filter((name) => typeOf(name) === 'object');
  expect(json, 'properties that are edited as JSON').toEqual([]);
  const without = listChoices(context).filter((name) => !['select', 'boolean'].includes(typeOf(name) ?? ''));
  expect(without, 'properties without their choices').toEqual([]);
}
