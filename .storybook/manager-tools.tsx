// Tools of the toolbar, besides the menus of `toolbars.ts`.
import * as React from 'react';
import { Button, Select, ToggleButton } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useChosen } from './use-chosen.ts';
import type { ViewToggle } from './view-toggles.ts';

/**
 * A menu of the toolbar that affects only flows, which are pages of the app with mocked responses. It is hidden for
 * other stories.
 */
export function FlowTool({ name }: { name: string }) {
  // Renders the menu again when another story is opened.
  useStorybookState();
  const data = useStorybookApi().getCurrentStoryData();
  const [globals, updateGlobals] = useGlobals();
  const { description = name, items = [] } = useGlobalTypes()[name] ?? {};
  if (!data?.tags?.includes('flow')) return null;
  return (
    <Select
      ariaLabel={description}
      defaultOptions={globals[name]}
      options={items}
      onSelect={(value) => updateGlobals({ [name]: value })}
    >
      {description}
    </Select>
  );
}

/** A button of the toolbar that sets one value which reviewers change most, without opening a menu. */
export function ViewTool({ name, label, description, on, off, isOn }: ViewToggle) {
  const [globals, updateGlobals] = useGlobals();
  const pressed = isOn(globals[name]);
  return (
    <ToggleButton
      ariaLabel={description}
      pressed={pressed}
      padding="small"
      variant={pressed ? 'solid' : 'ghost'}
      onClick={() => updateGlobals({ [name]: pressed ? off : on })}
    >
      {label}
    </ToggleButton>
  );
}

/** A button that gives the toolbar its defaults. It is shown only if something differs from them. */
export function ResetTool() {
  const { chosen, name, reset } = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Button ariaLabel={`Reset ${name(chosen)}`} padding="small" variant="ghost" onClick={reset}>
      Reset
    </Button>
  );
}
