/** A short message that disappears by itself. */
export interface Toast {
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** One action, such as "Undo". */
  action?: { label: string; onAct: () => void };
  /** Display time in ms; longer by default for messages with an action. */
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
 * Shows a message in the page's `ToastRegion`. At most three are visible; a message replaces one with the same text.
 *
 * @returns its id, for {@link dismissToast}
 */
export function showToast(toast: Toast): number {
  lastId += 1;
  const others = shown.filter((other) => other.text !== toast.text);
  setToasts([...others, { ...toast, id: lastId }].slice(-3));
  return lastId;
}

/** Dismisses a message. */
export function dismissToast(id: number): void {
  setToasts(shown.filter((toast) => toast.id !== id));
}

export const shownToasts = (): readonly ShownToast[] => shown;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
