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
/** The input of the viewer in a field. */
interface Entry {
  state: string | boolean;
  /** The position of the cursor or the selection; null if the field has neither. */
  selection: [start: number, end: number] | null;
}

(() => {
  /**
   * The maximum number of milliseconds to wait for the hydration of a tapped control, or for the navigation of a tapped
   * link. On slow 3G, the code of a page takes about ten seconds.
   */
  const pendingTimeoutMs = 60_000;
  /** Milliseconds after the page is ready during which parts of the page may still be hydrated. */
  const lateTimeoutMs = 5000;
  const controls = 'a[href],button,summary,[role=button]';
  const fields = 'input,textarea,select';
  /** Controls whose action is irreversible and not confirmed, such as a payment. An early tap only focuses them. */
  const irreversible = '[data-irreversible]';

  const root = document.querySelector<HTMLElement>('#root.ssr');
  if (!root) return;
  const listening = new AbortController();
  // Listens in the window's capture phase, before React's listeners, because React drops events that it can't handle
  // yet.
  const options = { capture: true, signal: listening.signal };

  /**
   * Describes an element, to find it in the page that the app rendered. Ids and numbers are left out, because they may
   * differ.
   */
  const describe = (element: Element) =>
    ['type', 'href', 'aria-label', 'placeholder']
      .map((name) => element.getAttribute(name))
      .concat(element.textContent)
      .join('\n')
      .replace(/\d+/g, '') +
    // Includes the links of the list item, so that the same button of another item has a different description.
    element.closest('article,li')?.innerHTML.match(/href="[^"]*/g);

  /**
   * Returns the element, or the matching element of the app's page if that page has replaced the server-rendered page.
   */
  function findCurrent<T extends HTMLElement>(element: T): T | undefined {
    if (element.isConnected) return element;
    const description = describe(element);
    const alike = (page: Element | null) =>
      [...(page?.querySelectorAll<T>(element.tagName) ?? [])].filter((other) => describe(other) === description);
    return alike(document.getElementById('root'))[alike(root).indexOf(element)];
  }

  /**
   * Whether React has hydrated the element: React then stores the props in a property of the element. There is no
   * public API for this.
   */
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

  const bar = document.createElement('div');
  bar.id = 'pending';
  let pending: HTMLElement | undefined;
  let pendingSince = 0;
  /** Whether to repeat the tap. False for a link to another page, because the browser follows the link. */
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

  /** Applies the input with the events that a user would cause, so that React handles it. */
  function enterAgain(field: Field, { state, selection }: Entry) {
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    // React applies the form's initial value in pending work. This event makes React finish that work.
    field.dispatchEvent(new Event(type, { bubbles: true }));
    if (typeof state === 'boolean') {
      const box = field as HTMLInputElement;
      // A deselected radio button needs no event, because selecting another one of the group deselects it.
      if (box.type === 'radio' && !state) return;
      // During hydration, React takes the changed state for the rendered state. The box is changed back first, so that
      // the click is a change for React.
      box.checked = !state;
      box.click();
      return;
    }
    // React overrides the `value` setter of the element and records the assigned value. This assignment makes React
    // record an empty value.
    field.value = '';
    // The setter of the prototype is not overridden. At the event, React therefore sees a value that differs from the
    // recorded one.
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
      // Moves the focus to the field that was changed last.
      if (current !== field) current.focus({ preventScroll: true });
      enterAgain(current, entry);
    }
    if (pending && isRepeated && (isHydrated(pending) || !pending.isConnected)) {
      const control = findCurrent(pending);
      endPending();
      // Repeats the tap in a separate task, after React has handled the input.
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

  /**
   * Whether following the link leaves this page open: it opens a new tab, downloads a file, or jumps within the page.
   */
  const isOutside = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || link.target || link.hasAttribute('download') || link.hash;

  /** Whether the link opens a tab or a dialog of this page. The app does this without loading the page again. */
  const isThisPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin && link.pathname === location.pathname;

  /** Returns the control of an event if React can't handle it yet. */
  function findUnhydrated<T extends HTMLElement>({ target }: Event, selector: string): T | undefined {
    const control = target instanceof Element ? target.closest<T>(selector) : null;
    return control && root?.contains(control) && !isHydrated(control) ? control : undefined;
  }

  /** Marks the control as pending, and repeats the tap when the control is hydrated. */
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
  // Handles Enter in a form without a submit button. In a form with a submit button, Enter causes a click on that
  // button.
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
      // Ignores the event if the form itself has changed the value.
      if (entry?.state === stateOf(field)) entries.set(field, readEntry(field));
    },
    options,
  );
  // The viewer left the page by a link, and the browser restored it from its cache.
  addEventListener('pageshow', ({ persisted }) => persisted && endPending());

  // Stops listening some time after hydration: React handles elements that are rendered later.
  new MutationObserver(() => setTimeout(() => listening.abort(), lateTimeoutMs)).observe(root, {
    attributeFilter: ['class'],
  });
  root.inert = false;
})();
