import * as React from 'react';
import {
  FORCE_REMOUNT,
  STORY_CHANGED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
} from 'storybook/internal/core-events';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';

/** Milliseconds after which a story that still plays says so. Most stories need less, and would only flash. */
const delayMs = 400;

/**
 * Says above a story that it does not show its state yet, because its play function is still running. Without it, a
 * story that plays for a while looks like another state.
 */
export function Playing() {
  const [isPlaying, setPlaying] = React.useState(true);
  const [isShown, setShown] = React.useState(false);
  const { viewMode } = useStorybookState();
  const { color, background, typography } = useTheme();
  const start = () => setPlaying(true);
  const end = () => setPlaying(false);
  useChannel({
    [STORY_CHANGED]: start,
    [FORCE_REMOUNT]: start,
    [STORY_FINISHED]: end,
    [STORY_ERRORED]: end,
    [STORY_MISSING]: end,
  });
  React.useEffect(() => {
    if (!isPlaying) return setShown(false);
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  return (
    <div
      role="status"
      style={{
        ...{ position: 'absolute', zIndex: 2, insetInline: 0, top: 48, display: 'flex', justifyContent: 'center' },
        pointerEvents: 'none',
      }}
    >
      {isShown && viewMode === 'story' && (
        <span
          style={{
            ...{ padding: '6px 14px', borderRadius: 16, boxShadow: '0 4px 16px rgb(0 0 0 / .4)' },
            ...{ color: color.defaultText, background: background.content, border: `1px solid ${color.secondary}` },
            font: `14px/1.4 ${typography.fonts.base}`,
          }}
        >
          Playing…
        </span>
      )}
    </div>
  );
}
