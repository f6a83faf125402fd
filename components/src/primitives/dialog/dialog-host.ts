/**
 * Where things belong that lie above everything: the topmost open dialog, since all outside it is inert, or the page.
 */
const hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Makes an element the topmost host; call the result when it closes. */
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
