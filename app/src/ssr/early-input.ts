// Handles input on the server-rendered page where React has not hydrated it yet. The host inlines this script into the
// page (`server/src/host/page.ts`), so it imports nothing and is as small as possible.
//
// - A link to another page works as in any page.
// - Any other control shows that it is pending, and the last tap is repeated once that control is hydrated.
// - Input in a field (text, checked boxes, options) is entered again once the field is hydrated, because React sets the
//   form's initial values.
// - If the app replaces the page instead of hydrating it (`hydrate.ts`), taps and input are applied to the app's page.
//
// Without JavaScript the page stays inert: a form would be sent with the password in the URL.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The viewer's input in a field. */
interface Entry {
  state: string | boolean;
  /** Position of the cursor or the selection; null if the field has none. */
  selection: [start: number, end: number] | null;
}

(() => {
  /** Time limit for the hydration of a tapped control, and for the navigation of a tapped link. */
  const pendingTimeoutMs = 10_000;
  /** Milliseconds after the page is ready during which parts of it may still be hydrated. */
  const lateTimeoutMs = 5000;
  const controls = 'a[href],button,summary,[role=button]';
  const fields = 'input,textarea,select';
  /** Controls with an irreversible, unconfirmed action, such as a payment: a repeated tap only focuses them. */
  const irreversible = '[data-irreversible]';

  const root = document.querySelector<HTMLElement>('#root.ssr');
  if (!root) return;
  const listening = new AbortController();
  // In the window's capture phase, before React's listeners, which drop events that they can't handle yet.
  const options = { capture: true, signal: listening.signal };

  /** Identifies an element in the app's own page; ids and numbers are left out, because they may differ. */
  const describe = (element: Element) =>
    ['type', 'href', 'aria-label', 'placeholder']
      .map((name) => element.getAttribute(name))
      .concat(element.textContent)
      .join('\n')
      .replace(/\d+/g, '') +
    // Includes the links of the list item, so that the same button of another item does not match.
    element.closest('article,li')?.innerHTML.match(/href="[^"]*/g);

  /** Returns the element, or the matching element of the app's page if that has replaced the server-rendered one. */
  function findCurrent<T extends HTMLElement>(element: T): T | undefined {
    if (element.isConnected) return element;
    const description = describe(element);
    const alike = (page: Element | null) =>
      [...(page?.querySelectorAll<T>(element.tagName) ?? [])].filter((other) => describe(other) === description);
    return alike(document.getElementById('root'))[alike(root).indexOf(element)];
  }

  /** React stores an element's props in the element when it hydrates it. There is no public API for this. */
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

  const bar = document.createElement('div');
  bar.id = 'pending';
  let pending: HTMLElement | undefined;
  let pendingSince = 0;
  /** Whether to repeat the tap; false for a link to another page, which the browser follows. */
  let isRepeated = false;
  const entries = new Map<Field, Entry>();
  let isScheduled = false;

  function endPending() {
    pending?.removeAttribute('aria-busy');
    pending?.classList.remove('pending');
    bar.remove();
    pending = undefined;
  }

  function showPending(control: HTMLElement, willRepeat: boolean) {
    endPending();
    pending = control;
    pendingSince = performance.now();
    isRepeated = willRepeat;
    control.setAttribute('aria-busy', 'true');
    control.classList.add('pending');
    document.body.append(bar);
    handleHydrated();
  }

  const stateOf = (field: Field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

  /** Applies the input with the events of a real user, so that React handles it. */
  function enterAgain(field: Field, { state, selection }: Entry) {
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    // React's pending work sets the form's own value; the event flushes it.
    field.dispatchEvent(new Event(type, { bubbles: true }));
    if (typeof state === 'boolean') {
      const box = field as HTMLInputElement;
      // Selecting another radio button of the group deselects this one.
      if (box.type === 'radio' && !state) return;
      // React has read the viewer's change as the rendered value, so clicking has to change it once more.
      box.checked = !state;
      box.click();
      return;
    }
    // React overrides the `value` setter of the element: this makes it record an empty value.
    field.value = '';
    // The prototype's setter is not overridden: at the event, React sees a value that differs from the recorded one.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
    field.dispatchEvent(new Event(type, { bubbles: true }));
    if (selection) (field as HTMLInputElement).setSelectionRange(...selection);
  }

  function repeatTap(control: HTMLElement) {
    if (control.closest(irreversible)) control.focus({ preventScroll: true });
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }

  /** Handles hydrated fields and controls; runs once per frame while a control or a field waits for hydration. */
  function handleHydrated() {
    if (isScheduled) return;
    for (const [field, entry] of entries) {
      if (field.isConnected && !isHydrated(field)) continue;
      entries.delete(field);
      const current = findCurrent(field);
      if (!current) continue;
      // The field that was changed last had the focus.
      if (current !== field) current.focus({ preventScroll: true });
      enterAgain(current, entry);
    }
    if (pending && isRepeated && (isHydrated(pending) || !pending.isConnected)) {
      const control = findCurrent(pending);
      endPending();
      // In a separate task, after React has handled the input.
      if (control) setTimeout(() => repeatTap(control));
    }
    if (pending && (!pending.isConnected || performance.now() - pendingSince > pendingTimeoutMs)) endPending();
    if (!pending && entries.size === 0) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      handleHydrated();
    });
  }

  /** Whether the link does not replace this page: a new tab, a download, a jump within the page. */
  const isOutside = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || link.target || link.hasAttribute('download') || link.hash;

  /** Whether the link opens a tab or a dialog of this page, which the app does without loading the page again. */
  const isThisPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin && link.pathname === location.pathname;

  /** Returns the control of an event if React can't handle it yet. */
  function findUnhydrated<T extends HTMLElement>({ target }: Event, selector: string): T | undefined {
    const control = target instanceof Element ? target.closest<T>(selector) : null;
    return control && root?.contains(control) && !isHydrated(control) ? control : undefined;
  }

  /** Repeats the tap once the control is hydrated. */
  function handleLater(event: Event, control: HTMLElement) {
    event.preventDefault();
    event.stopPropagation();
    showPending(control, true);
  }

  addEventListener(
    'click',
    (event) => {
      const control = findUnhydrated<HTMLElement>(event, controls);
      if (!control) return;
      if (!(control instanceof HTMLAnchorElement)) return handleLater(event, control);
      if (isOutside(control, event)) return;
      if (isThisPage(control)) handleLater(event, control);
      else showPending(control, false);
    },
    options,
  );
  // A form without a submit button; forms with one are submitted by a click on it, also for Enter.
  addEventListener(
    'submit',
    (event) => {
      const form = findUnhydrated<HTMLFormElement>(event, 'form');
      if (form) handleLater(event, form);
    },
    options,
  );

  function readEntry(field: Field): Entry {
    const { selectionStart = null, selectionEnd = null } = field as Partial<HTMLInputElement>;
    const selection: Entry['selection'] =
      selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
    return { state: stateOf(field), selection };
  }
  function storeEntry(event: Event) {
    const field = findUnhydrated<Field>(event, fields);
    if (!field) return;
    entries.set(field, readEntry(field));
    handleHydrated();
  }
  addEventListener('input', storeEntry, options);
  addEventListener('change', storeEntry, options);
  // Stores moves of the cursor.
  document.addEventListener(
    'selectionchange',
    () => {
      const field = document.activeElement as Field;
      const entry = entries.get(field);
      // Ignores a change of the value by the form itself.
      if (entry?.state === stateOf(field)) entries.set(field, readEntry(field));
    },
    options,
  );
  // The browser restored the page after a link had left it.
  addEventListener('pageshow', ({ persisted }) => persisted && endPending());

  // Stops listening after hydration: React handles elements that are rendered later.
  new MutationObserver(() => setTimeout(() => listening.abort(), lateTimeoutMs)).observe(root, {
    attributeFilter: ['class'],
  });
  root.inert = false;
})();
