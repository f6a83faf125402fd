import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { StagePanel } from './stage/panel/panel.tsx';

addons.setConfig({ theme: brand('dark') });

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

addons.register('fanlight', () => {
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
  addons.add('fanlight/stage', {
    type: types.PANEL,
    title: 'Stage',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => createElement(StagePanel, { isActive: active, key: 'stage' }),
  });
});
