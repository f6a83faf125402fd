/**
 * The parent of overlays: the topmost open dialog, since everything outside of it is inert, or the page.
 */
const hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Registers an element as the topmost host; call the result when it closes. */
export function pushHost(element: HTMLElement): () => void {
  hosts.push(element);
  changed();
  return () => {
    hosts.splice(hosts.indexOf(element), 1);
    changed();
  };
}

export const topHost = (): HTMLElement | null => hosts.at(-1) ?? null;

export function subscribeHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the rest of the page interactive, or inert again, without remounting the dialog. */
function reopen(dialog: HTMLDialogElement, isModal: boolean): void {
  if (!dialog.isConnected) return;
  dialog.close();
  if (isModal) dialog.showModal();
  else dialog.show();
}

/**
 * While a foreign window stands over the page, such as a bank's question: the open dialogs stay as they are, but all
 * outside them can be reached. Call the result when it is gone.
 */
export function stepAside(): () => void {
  const focused = document.activeElement;
  const dialogs = hosts.filter((host) => host instanceof HTMLDialogElement);
  for (const dialog of dialogs) reopen(dialog, false);
  return () => {
    for (const dialog of dialogs) reopen(dialog, true);
    if (dialogs.length > 0 && focused instanceof HTMLElement) focused.focus();
  };
}
