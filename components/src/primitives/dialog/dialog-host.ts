/**
 * The open dialogs; the topmost dialog is the last. Toasts and other overlays are rendered inside the topmost dialog,
 * because everything outside of it is inert.
 */
const hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/**
 * Makes an element the topmost host of overlays.
 *
 * @returns a function that removes the element
 */
export function pushHost(element: HTMLElement): () => void {
  hosts.push(element);
  notifyListeners();
  return () => {
    hosts.splice(hosts.indexOf(element), 1);
    notifyListeners();
  };
}

export const topHost = (): HTMLElement | null => hosts.at(-1) ?? null;

export function subscribeHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches a dialog between modal and non-modal, and keeps its content mounted. */
function reopen(dialog: HTMLDialogElement, isModal: boolean): void {
  if (!dialog.isConnected) return;
  dialog.close();
  if (isModal) dialog.showModal();
  else dialog.show();
}

/**
 * Opens a dialog that the browser has closed. The dialogs above it are opened again too, because the browser places the
 * latest one on top.
 */
export function reopenModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  for (const host of hosts.slice(hosts.indexOf(dialog))) if (host instanceof HTMLDialogElement) reopen(host, true);
  if (focused instanceof HTMLElement && topHost()?.contains(focused)) focused.focus();
}

/**
 * Makes the open dialogs non-modal. Otherwise an overlay of a third party, such as a bank's authentication, would be
 * inert.
 *
 * @returns a function that makes the dialogs modal again
 */
export function makeDialogsNonModal(): () => void {
  const focused = document.activeElement;
  const dialogs = hosts.filter((host) => host instanceof HTMLDialogElement);
  for (const dialog of dialogs) reopen(dialog, false);
  return () => {
    for (const dialog of dialogs) reopen(dialog, true);
    if (dialogs.length > 0 && focused instanceof HTMLElement) focused.focus();
  };
}
