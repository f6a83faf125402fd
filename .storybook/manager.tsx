import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { CopyLinkTool, FlowTool, PhoneTool, PlayingTool, ResetTool } from './manager-tools.tsx';
import { Finder } from './search/finder.tsx';
import { openPanelForStories, stagePanel } from './stage/panel/open-panel.ts';
import { StagePanel } from './stage/panel/panel.tsx';

// Only without the panels, the story of a phone fits a window of 900 px. A button of the toolbar opens them.
addons.setConfig({ theme: brand('dark'), layout: { showPanel: false, bottomPanelHeight: 300 } });

addons.register('fanlight', (api) => {
  openPanelForStories(api);
  // The first of these tools, because the end of the toolbar does not fit a narrow window.
  addons.add('fanlight/copy-link', {
    type: types.TOOL,
    title: 'Copy link',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(CopyLinkTool, { key: 'copy-link' }),
  });
  addons.add('fanlight/phone', {
    type: types.TOOL,
    title: 'Show on a phone',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(PhoneTool, { key: 'phone' }),
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
  addons.add('fanlight/playing', {
    type: types.TOOLEXTRA,
    title: 'Playing',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(PlayingTool, { key: 'playing' }),
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
