import { useIsHydrating } from '@fanlight/components/primitives';
import type { ReelPreferences } from '@fanlight/components/reels';
import { useState } from 'react';

/**
 * Returns a setting and its setter. The setting is stored on this device; if the storage is unavailable, it lasts until
 * the page is closed.
 */
function useStoredSetting(key: string, initial: boolean): [boolean, (next: boolean) => void] {
  const isHydrating = useIsHydrating();
  const [value, setValue] = useState(() => {
    try {
      const storedValue = localStorage.getItem(key);
      return storedValue === null ? initial : storedValue === 'true';
    } catch {
      return initial;
    }
  });
  const store = (next: boolean) => {
    setValue(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // If the storage is unavailable, the setting lasts until the page is closed.
    }
  };
  return [isHydrating ? initial : value, store];
}

/**
 * Returns whether reels have sound and captions, which is stored on this device. The initial state is muted, because
 * browsers autoplay only muted videos.
 */
export function useReelPreferences(): ReelPreferences {
  const [isMuted, onMutedChange] = useStoredSetting('reels.muted', true);
  const [hasCaptionsOn, onCaptionsChange] = useStoredSetting('reels.captions', false);
  return { isMuted, hasCaptionsOn, onMutedChange, onCaptionsChange };
}
