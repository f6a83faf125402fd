/** A short message that disappears after some time. */
export interface Toast {
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** An action that the message offers, such as "Undo". */
  action?: { label: string; onAct: () => void };
  /**
   * The number of milliseconds for which the message is shown. By default, messages with an action are shown longer.
   */
  duration?: number;
}

export type ShownToast = Toast & { id: number };

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message in the page's `ToastRegion`. At most three messages are visible. A message with the same text as a
 * visible one replaces it.
 *
 * @returns the id of the message, for {@link dismissToast}
 */
export function showToast(toast: Toast): number {
  lastId += 1;
  const others = shown.filter((other) => other.text !== toast.text);
  setToasts([...others, { ...toast, id: lastId }].slice(-3));
  return lastId;
}

/** Removes a message. */
export function dismissToast(id: number): void {
  setToasts(shown.filter((toast) => toast.id !== id));
}

export const shownToasts = (): readonly ShownToast[] => shown;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
