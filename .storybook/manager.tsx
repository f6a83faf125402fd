import { createElement } from 'react';
import { Select, ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { Finder } from './search/finder.tsx';
import { StagePanel } from './stage/panel/panel.tsx';
import { type ViewToggle, viewToggles } from './view-toggles.ts';

// The panels leave at least two thirds of a small window to the story.
addons.setConfig({ theme: brand('dark'), bottomPanelHeight: 220 });

/**
 * A menu of the toolbar that affects only flows, which are pages of the app with mocked responses. It is hidden for
 * other stories.
 */
function FlowTool({ name }: { name: string }) {
  // Renders the menu again when another story is opened.
  useStorybookState();
  const data = useStorybookApi().getCurrentStoryData();
  const [globals, updateGlobals] = useGlobals();
  const { description = name, items = [] } = useGlobalTypes()[name] ?? {};
  if (!data?.tags?.includes('flow')) return null;
  return createElement(
    Select,
    {
      ariaLabel: description,
      defaultOptions: globals[name],
      options: items,
      onSelect: (value) => updateGlobals({ [name]: value }),
    },
    description,
  );
}

/** A button of the toolbar that sets one value which reviewers change most, without opening a menu. */
function ViewTool({ name, label, description, on, off, isOn }: ViewToggle) {
  const [globals, updateGlobals] = useGlobals();
  const pressed = isOn(globals[name]);
  return createElement(
    ToggleButton,
    {
      ariaLabel: description,
      pressed,
      padding: 'small',
      variant: pressed ? 'solid' : 'ghost',
      onClick: () => updateGlobals({ [name]: pressed ? off : on }),
    },
    label,
  );
}

addons.register('fanlight', () => {
  for (const toggle of viewToggles)
    addons.add(`fanlight/view-${toggle.name}`, {
      type: types.TOOL,
      title: toggle.description,
      match: ({ viewMode }) => viewMode === 'story' || (viewMode === 'docs' && toggle.isForDocs),
      render: () => createElement(ViewTool, { ...toggle, key: toggle.name }),
    });
  for (const [name, title] of [
    ['role', 'Role'],
    ['scenario', 'Scenario'],
  ] as const)
    addons.add(`fanlight/${name}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(FlowTool, { name, key: name }),
    });
  // It renders itself into the sidebar.
  addons.add('fanlight/finder', {
    type: types.TOOL,
    title: 'Find a state',
    match: () => true,
    render: () => createElement(Finder, { key: 'finder' }),
  });
  addons.add('fanlight/stage', {
    type: types.PANEL,
    title: 'Stage',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => createElement(StagePanel, { isActive: active, key: 'stage' }),
  });
});
