import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { Playing } from './manager-playing.tsx';
import { CopyLinkTool, FlowTool, PhoneTool, ResetTool } from './manager-tools.tsx';
import { Finder } from './search/finder.tsx';
import { openPanelForStories, stagePanel } from './stage/panel/open-panel.ts';
import { StagePanel } from './stage/panel/panel.tsx';

// Only without the panels, the story of a phone fits a window of 900 px. A button of the toolbar opens them.
addons.setConfig({ theme: brand('dark'), layout: { showPanel: false, bottomPanelHeight: 300 } });

type ViewMode = 'story' | 'docs';

/** A tool of the toolbar. */
interface Tool {
  id: string;
  title: string;
  /** The views that have the tool; all by default. */
  views?: readonly ViewMode[];
  element: React.ReactElement;
}

const tools: readonly Tool[] = [
  // The first of these tools, because the end of the toolbar does not fit a narrow window.
  { id: 'copy-link', title: 'Copy link', views: ['story', 'docs'], element: <CopyLinkTool /> },
  { id: 'phone', title: 'Show on a phone', views: ['story'], element: <PhoneTool /> },
  { id: 'role', title: 'Role', views: ['story'], element: <FlowTool name="role" /> },
  { id: 'scenario', title: 'Scenario', views: ['story'], element: <FlowTool name="scenario" /> },
  { id: 'reset', title: 'Reset', views: ['story', 'docs'], element: <ResetTool /> },
  // It renders itself into the sidebar.
  { id: 'finder', title: 'Find a state', element: <Finder /> },
];

addons.register('fanlight', (api) => {
  openPanelForStories(api);
  for (const { id, title, views, element } of tools)
    addons.add(`fanlight/${id}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode }) => !views || views.includes(viewMode as ViewMode),
      render: () => React.cloneElement(element, { key: id }),
    });
  addons.add('fanlight/playing', {
    type: types.PREVIEW,
    render: ({ children }) => (
      <>
        {children}
        <Playing />
      </>
    ),
  });
  addons.add(stagePanel, {
    type: types.PANEL,
    title: 'Stage',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => <StagePanel isActive={active} key="stage" />,
  });
});
