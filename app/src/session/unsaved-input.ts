/** The beginning of the storage keys of input that this device keeps until it is saved. */
export const unsavedInputPrefix = 'unsaved-';

/** Removes all kept input from this device, so that it does not outlive the session of its author. */
export function forgetUnsavedInput(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(unsavedInputPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored if the storage is unavailable.
  }
}
