import { useIsHydrating } from '@fanlight/components/primitives';
import type { ReelPreferences } from '@fanlight/components/reels';
import { useState } from 'react';

/** Returns a setting that is stored on this device, or kept until the page is closed if there is no storage. */
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
      // The setting lasts until the page is closed.
    }
  };
  return [isHydrating ? initial : value, store];
}

/** Sound and captions of reels, stored on the device. Muted initially: browsers autoplay only muted videos. */
export function useReelPreferences(): ReelPreferences {
  const [isMuted, onMutedChange] = useStoredSetting('reels.muted', true);
  const [hasCaptionsOn, onCaptionsChange] = useStoredSetting('reels.captions', false);
  return { isMuted, hasCaptionsOn, onMutedChange, onCaptionsChange };
}
