import { STORY_CHANGED, STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** The id of the panel "Stage". */
export const stagePanel = 'fanlight/stage';

/**
 * Opens the panel for a story with the parameter `opensStage`, whose result the panel shows. A panel that was closed
 * before is closed again for the next story.
 */
export function openPanelForStories(api: API): void {
  let isOpened = false;
  api.on(STORY_CHANGED, () => {
    if (isOpened) api.togglePanel(false);
    isOpened = false;
  });
  api.on(STORY_PREPARED, ({ parameters }: { parameters: { opensStage?: boolean } }) => {
    if (!parameters.opensStage) return;
    isOpened = !api.getIsPanelShown();
    api.setSelectedPanel(stagePanel);
    api.togglePanel(true);
  });
}
