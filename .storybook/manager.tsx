import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { FlowTool, ResetTool, ViewTool } from './manager-tools.tsx';
import { Finder } from './search/finder.tsx';
import { openPanelForStories, stagePanel } from './stage/panel/open-panel.ts';
import { StagePanel } from './stage/panel/panel.tsx';
import { viewToggles } from './view-toggles.ts';

// The panels leave at least two thirds of a small window to the story.
addons.setConfig({ theme: brand('dark'), bottomPanelHeight: 220 });

addons.register('fanlight', (api) => {
  openPanelForStories(api);
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
  addons.add('fanlight/reset', {
    type: types.TOOL,
    title: 'Reset',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ResetTool, { key: 'reset' }),
  });
  // It renders itself into the sidebar.
  addons.add('fanlight/finder', {
    type: types.TOOL,
    title: 'Find a state',
    match: () => true,
    render: () => createElement(Finder, { key: 'finder' }),
  });
  addons.add(stagePanel, {
    type: types.PANEL,
    title: 'Stage',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => createElement(StagePanel, { isActive: active, key: 'stage' }),
  });
});
