import { useEffect } from 'react';

/** Changes that are not saved yet. */
export interface UnsavedChanges {
  /** Saves the changes immediately. Resolves with false if saving failed or is not possible. */
  flush: () => Promise<boolean>;
}

/**
 * Reports the unsaved changes of a form, and lets the browser ask before a page with unsaved changes is closed.
 *
 * @param flush - see {@link UnsavedChanges}; the same function in every render
 * @param onUnsaved - called with the unsaved changes, and with null when everything is saved
 */
export function useUnsavedChanges(
  isUnsaved: boolean,
  flush: UnsavedChanges['flush'],
  onUnsaved: ((unsaved: UnsavedChanges | null) => void) | undefined,
): void {
  useEffect(() => {
    onUnsaved?.(isUnsaved ? { flush } : null);
    if (!isUnsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isUnsaved, flush, onUnsaved]);
}
