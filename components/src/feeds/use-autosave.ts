import { useCallback, useEffect, useRef, useState } from 'react';
import { type UnsavedChanges, useUnsavedChanges } from '../content/index.ts';

/** The state of the last save; `idle` before the first save. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The form saves after this number of milliseconds without a change (debounce). */
const debounceMs = 800;

export interface AutosaveOptions<T> {
  /** The value to save; null while there is none. A change is detected by comparing the value as JSON. */
  value: T | null;
  /** Saves the value. Resolves with false if saving failed. If undefined, nothing is saved automatically. */
  save: ((value: T) => Promise<boolean>) | undefined;
  /** Whether there are unsaved changes that `value` does not contain, such as an unfinished upload. */
  isPending: boolean;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved: ((unsaved: UnsavedChanges | null) => void) | undefined;
}

/**
 * Saves a draft automatically: after a pause in the changes, when the page is hidden, when the connection is back after
 * a failure, and on demand. Two saves never overlap.
 */
export function useAutosave<T>({ value, save, isPending, onUnsaved }: AutosaveOptions<T>) {
  const json = value === null ? null : JSON.stringify(value);
  const [savedJson, setSavedJson] = useState(json);
  const [state, setState] = useState<AutosaveState>('idle');
  const latest = useRef({ json, value, save, savedJson, isPending });
  latest.current = { json, value, save, isPending, savedJson: latest.current.savedJson };
  const running = useRef<Promise<boolean>>(undefined);

  const flush = useCallback(async (): Promise<boolean> => {
    // Waits for a running save. The first save creates the draft, and a concurrent save would create a second one.
    while (running.current) await running.current;
    const now = latest.current;
    if (now.value === null || now.json === now.savedJson) return !now.isPending;
    if (!now.save) return false;
    setState('saving');
    running.current = now.save(now.value).catch(() => false);
    const isSaved = await running.current;
    running.current = undefined;
    setState(isSaved ? 'saved' : 'failed');
    if (!isSaved) return false;
    latest.current.savedJson = now.json;
    setSavedJson(now.json);
    return !latest.current.isPending;
  }, []);

  // Null if there is nothing to save.
  const unsavedJson = json === savedJson ? null : json;
  const isChanged = unsavedJson !== null;
  const isUnsaved = isChanged || isPending;
  const isAutosaved = save !== undefined;
  // Each change of the value restarts the delay.
  useEffect(() => {
    if (unsavedJson === null || !isAutosaved) return;
    const timer = setTimeout(() => void flush(), debounceMs);
    return () => clearTimeout(timer);
  }, [unsavedJson, isAutosaved, flush]);
  // A save that fails because of the connection is repeated when the connection is back, even if it is still running then.
  useEffect(() => {
    if (!isUnsaved || !isAutosaved) return;
    const onOnline = () => void flush();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUnsaved, isAutosaved, flush]);
  useUnsavedChanges(isUnsaved, flush, onUnsaved);
  useEffect(() => {
    if (!isUnsaved || !isAutosaved) return;
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [isUnsaved, isAutosaved, flush]);
  return {
    state,
    isChanged,
    /** Whether the form saves after the delay. */
    isWaiting: isAutosaved && isChanged && state !== 'saving' && state !== 'failed',
    flush,
    /** Waits for a pending save, so that the next request updates the draft instead of creating another one. */
    settle: async () => {
      while (running.current) await running.current;
    },
  };
}
