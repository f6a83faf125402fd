import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { viewportOf } from '../../globals.ts';

/** The id of the panel "Stage". */
export const stagePanel = 'fanlight/stage';

/** Storybook keeps in the session whether the panels are shown, so the reason is kept there as well. */
const key = 'fanlight/panel-opened';

/**
 * Opens the panel for a story with the parameter `opensStage`, whose result or reason the panel shows. A panel that was
 * closed before is closed again for the next story, also if that story is opened by its link.
 */
export function openPanelForStories(api: API): void {
  api.on(STORY_PREPARED, ({ parameters }: { parameters: { opensStage?: boolean } }) => {
    const isOpened = sessionStorage.getItem(key) !== null;
    if (parameters.opensStage) {
      if (!api.getIsPanelShown()) sessionStorage.setItem(key, '');
      api.setSelectedPanel(stagePanel);
      // Below a phone, the panel would hide the end of the page, such as a notice there. A panel that was open before
      // stays where it is.
      if (sessionStorage.getItem(key) !== null)
        api.togglePanelPosition(viewportOf(api.getGlobals()) === 'phone' ? 'right' : 'bottom');
      api.togglePanel(true);
    } else if (isOpened) {
      sessionStorage.removeItem(key);
      api.togglePanelPosition('bottom');
      api.togglePanel(false);
    }
  });
}
