// Answers input on the server-rendered page before the app has taken over (`page-ready.tsx`). The host puts this script into
// the page (`server/src/host/page.ts`), so it imports nothing and is as small as possible.
//
// - A link to another page works as in any page.
// - Any other control shows that it is pending, and gets the last tap again once the app's page is there.
// - What was typed, checked or selected is carried over, and the focus too.
//
// Without JavaScript the page stays inert: a form would be sent with its password in the address.

/** What the app calls when its page is ready. */
export interface EarlyInput {
  /** Removes the server-rendered page and applies its input to the app's page. */
  handOver(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Finds the control of another page that corresponds to one of this page. */
type Locate = (page: Element) => HTMLElement | undefined;

(() => {
  /** How long a control that was tapped may take to appear in the app's page. */
  const locateTimeoutMs = 5000;
  /** How long the page of a link is shown as pending once the app has taken over. */
  const followTimeoutMs = 10_000;
  const controls = 'a[href],button,summary,[role=button]';
  const fields = 'input,textarea,select';
  /** Controls whose action can't be undone and asks nothing first, such as a payment: they get the focus alone. */
  const irreversible = '[data-irreversible]';

  const start = document.querySelector<HTMLElement>('#start.ssr');
  const root = document.getElementById('root');
  if (!start || !root) return;

  const bar = document.createElement('div');
  bar.id = 'pending';
  let pending: HTMLElement | undefined;
  /** Undefined for a link that the browser follows. */
  let locatePending: Locate | undefined;

  function endPending() {
    pending?.removeAttribute('aria-busy');
    pending?.classList.remove('pending');
    bar.remove();
    pending = undefined;
    locatePending = undefined;
  }

  function showPending(control: HTMLElement, locate?: Locate) {
    endPending();
    pending = control;
    locatePending = locate;
    control.setAttribute('aria-busy', 'true');
    control.classList.add('pending');
    document.body.append(bar);
  }

  /** What an element of the app's page has in common with that of the server's; generated ids differ. */
  const describe = (element: Element) => {
    const read = (name: string) => element.getAttribute(name) ?? '';
    const label = (element as Partial<HTMLInputElement>).labels?.[0]?.textContent;
    const links = [...(element.closest('article,li')?.querySelectorAll('a[href]') ?? [])];
    return [
      element.tagName,
      ...['role', 'type', 'href', 'lang', 'autocomplete', 'placeholder'].map(read),
      read('aria-label').replace(/\d+/g, ''),
      // A counter may have changed meanwhile.
      (label ?? element.textContent)?.replace(/\d+/g, ''),
      // The post or person of a list: the same button of another one must not be taken.
      ...links.map((link) => link.getAttribute('href')),
    ].join('\n');
  };

  /** Call it while the element is in its page. */
  function locatorOf(element: Element): Locate {
    const wanted = describe(element);
    const alike = (page: Element) =>
      [...page.querySelectorAll<HTMLElement>(element.tagName)].filter((other) => describe(other) === wanted);
    const index = alike(start as Element).indexOf(element as HTMLElement);
    return (page) => alike(page)[index];
  }

  /** Whether this tab stays as it is: a new tab, a download, a jump within the page. */
  const isOutside = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || link.target || link.hasAttribute('download') || link.hash;

  /** Tabs and dialogs of this page: the app opens them without loading the page again. */
  const isThisPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin && link.pathname === location.pathname;

  start.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (isOutside(control, event)) return;
      if (!isThisPage(control)) return showPending(control);
    }
    event.preventDefault();
    showPending(control, locatorOf(control));
  });
  // A form with a submit button is sent by a click on it, also with Enter; this is one without.
  start.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    showPending(form, locatorOf(form));
  });
  // The page was left by a link and is shown again.
  addEventListener('pageshow', ({ persisted }) => persisted && endPending());

  const stateOf = (field: Field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

  const initialStates = new Map<Field, string | boolean>();
  for (const field of start.querySelectorAll<Field>(fields)) initialStates.set(field, stateOf(field));

  /** Sets a field as its user would, so that React notices. */
  function setField(field: Field, state: string | boolean) {
    if (stateOf(field) === state) return;
    // Another radio of the group is selected instead.
    if (field.type === 'radio' && !state) return;
    if (typeof state === 'boolean') return field.click();
    // React replaces the element's own setter and ignores what is set with it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }

  /** Resolves with the control once it is in the app's page, or with undefined. */
  const whenLocated = (locate: Locate) =>
    new Promise<HTMLElement | undefined>((resolve) => {
      const finish = (control?: HTMLElement) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(control);
      };
      const look = () => {
        const control = locate(root);
        if (control) finish(control);
      };
      const observer = new MutationObserver(look);
      const timer = setTimeout(finish, locateTimeoutMs);
      observer.observe(root, { childList: true, subtree: true });
      look();
    });

  async function replay(locate: Locate) {
    const control = await whenLocated(locate);
    endPending();
    if (!control) return;
    if (control.closest(irreversible)) return control.focus({ preventScroll: true });
    if (control instanceof HTMLFormElement) return control.requestSubmit();
    control.click();
  }

  window.earlyInput = {
    handOver() {
      if (!start.isConnected) return;
      const { activeElement } = document;
      const changed = [...initialStates]
        .filter(([field, initial]) => stateOf(field) !== initial)
        .map(([field]) => ({ locate: locatorOf(field), state: stateOf(field) }));
      const focused = activeElement && start.contains(activeElement) ? activeElement : undefined;
      const locateFocused = focused && locatorOf(focused);
      const locate = locatePending;
      start.remove();
      // React has committed the page that this is called from.
      queueMicrotask(() => {
        for (const field of changed) {
          const element = field.locate(root);
          if (element) setField(element as Field, field.state);
        }
        const element = locateFocused?.(root);
        element?.focus({ preventScroll: true });
        if (
          focused instanceof HTMLInputElement &&
          element instanceof HTMLInputElement &&
          focused.selectionStart !== null
        )
          element.setSelectionRange(focused.selectionStart, focused.selectionEnd);
        if (locate) setTimeout(() => void replay(locate));
        // A link is being followed; nothing tells that its page doesn't come.
        else setTimeout(endPending, followTimeoutMs);
      });
    },
  };
  start.inert = false;
})();
