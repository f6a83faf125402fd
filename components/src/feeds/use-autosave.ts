import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of a draft: `idle` until a save succeeded or failed. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Changes that would be lost by leaving the page. */
export interface UnsavedChanges {
  /** Saves them now; false where that is not possible. */
  flush: () => Promise<boolean>;
}

/** Milliseconds without a change after which a draft is saved. */
const pauseMs = 800;

export interface AutosaveOptions<T> {
  /** The value to save; null while there is nothing to save. Compared by its JSON. */
  value: T | null;
  /** Saves it; false if that failed. Without it nothing is saved, and leaving requires a confirmation. */
  save: ((value: T) => Promise<boolean>) | undefined;
  /** Something besides `value` would be lost, such as an upload that is not finished. */
  isPending: boolean;
  /** Called with the unsaved value, and with null once there is none. */
  onUnsaved: ((unsaved: UnsavedChanges | null) => void) | undefined;
}

/** Saves a draft while it is written: after each pause, before the page is hidden, and on demand. One save at a time. */
export function useAutosave<T>({ value, save, isPending, onUnsaved }: AutosaveOptions<T>) {
  const json = value === null ? null : JSON.stringify(value);
  const [savedJson, setSavedJson] = useState(json);
  const [state, setState] = useState<AutosaveState>('idle');
  const latest = useRef({ json, value, save, savedJson, isPending });
  latest.current = { json, value, save, isPending, savedJson: latest.current.savedJson };
  const running = useRef<Promise<boolean>>(undefined);

  const flush = useCallback(async (): Promise<boolean> => {
    // The first save creates the draft: a concurrent second one would create another.
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

  const isChanged = json !== null && json !== savedJson;
  const isUnsaved = isChanged || isPending;
  const isSaving = save !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of `json` restarts the delay.
  useEffect(() => {
    if (!isChanged || !isSaving) return;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [json, isChanged, isSaving, flush]);
  useEffect(() => {
    onUnsaved?.(isUnsaved ? { flush } : null);
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const onHide = () => {
      if (document.visibilityState === 'hidden' && isSaving) void flush();
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [isUnsaved, isSaving, flush, onUnsaved]);
  return {
    state,
    isChanged,
    flush,
    /** Waits for a pending save, so that the next request updates the draft that it creates. */
    settle: async () => {
      while (running.current) await running.current;
    },
  };
}
