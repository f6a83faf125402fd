// Answers input on the server-rendered page where React has not hydrated it yet. The host puts this script into the page
// (`server/src/host/page.ts`), so it imports nothing and is as small as possible.
//
// - A link to another page works as in any page.
// - Any other control shows that it is pending, and gets the last tap again once it is hydrated.
// - What was typed, checked or selected is told to React once the field is hydrated: forms begin with their own values.
// - Where the app replaces the page instead (`hydrate.ts`), all of this goes to the same control of the app's page.
//
// Without JavaScript the page stays inert: a form would be sent with its password in the address.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The viewer's input in a field. */
interface Entry {
  state: string | boolean;
  /** Of the cursor; null where the field has none. */
  selection: [start: number, end: number] | null;
}

(() => {
  /** Time limits for the hydration of a tapped control, and for the page of a tapped link. */
  const pendingTimeoutMs = 10_000;
  /** For so long parts of the page may be hydrated after the page itself. */
  const lateTimeoutMs = 5000;
  const controls = 'a[href],button,summary,[role=button]';
  const fields = 'input,textarea,select';
  /** Controls with an irreversible action without a confirmation, such as a payment: they are only focused. */
  const irreversible = '[data-irreversible]';

  const root = document.querySelector<HTMLElement>('#root.ssr');
  if (!root) return;
  const listening = new AbortController();
  // In the capture phase of the window: before React's own listeners, which drop what they can't handle yet.
  const options = { capture: true, signal: listening.signal };

  /** Properties by which an element is matched with that of the hydrated page; generated ids differ, and counters may. */
  const describe = (element: Element) =>
    ['type', 'href', 'aria-label', 'placeholder']
      .map((name) => element.getAttribute(name))
      .concat(element.textContent)
      .join('\n')
      .replace(/\d+/g, '') +
    // The item of a list: the same button of another item must not match.
    element.closest('article,li')?.innerHTML.match(/href="[^"]*/g);

  /** The element itself, or the same one of the app's page where that has replaced the server's. */
  function findCurrent<T extends HTMLElement>(element: T): T | undefined {
    if (element.isConnected) return element;
    const wanted = describe(element);
    const alike = (page: Element | null) =>
      [...(page?.querySelectorAll<T>(element.tagName) ?? [])].filter((other) => describe(other) === wanted);
    return alike(document.getElementById('root'))[alike(root).indexOf(element)];
  }

  /** React stores the props of an element in the element once it has hydrated it. There is no public API for this. */
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

  const bar = document.createElement('div');
  bar.id = 'pending';
  let pending: HTMLElement | undefined;
  let pendingSince = 0;
  /** Whether the tap is repeated; a link to another page is followed by the browser. */
  let isRepeated = false;
  const entries = new Map<Field, Entry>();
  let isLooking = false;

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
    look();
  }

  const stateOf = (field: Field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;

  /** Enters something as its user would, so that React notices. */
  function enter(field: Field, { state, selection }: Entry) {
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    // Flushes React's pending work, which sets the form's own value.
    field.dispatchEvent(new Event(type, { bubbles: true }));
    if (typeof state === 'boolean') {
      const box = field as HTMLInputElement;
      // Another radio of the group is selected instead.
      if (box.type === 'radio' && !state) return;
      // React treats the viewer's change as its rendered value, and would see no difference.
      box.checked = !state;
      box.click();
      return;
    }
    // By React's own setter, which it replaces in the element: to it the field is empty now.
    field.value = '';
    // By that of the browser, which React does not see: it compares both when it gets the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
    field.dispatchEvent(new Event(type, { bubbles: true }));
    if (selection) (field as HTMLInputElement).setSelectionRange(...selection);
  }

  function repeat(control: HTMLElement) {
    if (control.closest(irreversible)) control.focus({ preventScroll: true });
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }

  /** Once per frame while something waits for hydration. */
  function look() {
    if (isLooking) return;
    for (const [field, entry] of entries) {
      if (field.isConnected && !isHydrated(field)) continue;
      entries.delete(field);
      const current = findCurrent(field);
      if (!current) continue;
      // The last one that was typed in had the focus.
      if (current !== field) current.focus({ preventScroll: true });
      enter(current, entry);
    }
    if (pending && isRepeated && (isHydrated(pending) || !pending.isConnected)) {
      const control = findCurrent(pending);
      endPending();
      // In a separate task, after the input.
      if (control) setTimeout(() => repeat(control));
    }
    if (pending && (!pending.isConnected || performance.now() - pendingSince > pendingTimeoutMs)) endPending();
    if (!pending && entries.size === 0) return;
    isLooking = true;
    requestAnimationFrame(() => {
      isLooking = false;
      look();
    });
  }

  /** Whether this tab stays as it is: a new tab, a download, a jump within the page. */
  const isOutside = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || link.target || link.hasAttribute('download') || link.hash;

  /** Tabs and dialogs of this page: the app opens them without loading the page again. */
  const isThisPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin && link.pathname === location.pathname;

  /** The control that an event is for, if React would not answer it. */
  function findEarly<T extends HTMLElement>({ target }: Event, selector: string): T | undefined {
    const control = target instanceof Element ? target.closest<T>(selector) : null;
    return control && root?.contains(control) && !isHydrated(control) ? control : undefined;
  }

  function take(event: Event, control: HTMLElement) {
    event.preventDefault();
    event.stopPropagation();
    showPending(control, true);
  }

  addEventListener(
    'click',
    (event) => {
      const control = findEarly<HTMLElement>(event, controls);
      if (!control) return;
      if (!(control instanceof HTMLAnchorElement)) return take(event, control);
      if (isOutside(control, event)) return;
      if (isThisPage(control)) take(event, control);
      else showPending(control, false);
    },
    options,
  );
  // A form with a submit button is sent by a click on it, also with Enter; this is one without.
  addEventListener(
    'submit',
    (event) => {
      const form = findEarly<HTMLFormElement>(event, 'form');
      if (form) take(event, form);
    },
    options,
  );

  function readEntry(field: Field): Entry {
    const { selectionStart = null, selectionEnd = null } = field as Partial<HTMLInputElement>;
    const selection: Entry['selection'] =
      selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
    return { state: stateOf(field), selection };
  }
  function keepEntry(event: Event) {
    const field = findEarly<Field>(event, fields);
    if (!field) return;
    entries.set(field, readEntry(field));
    look();
  }
  addEventListener('input', keepEntry, options);
  addEventListener('change', keepEntry, options);
  // The cursor was moved.
  document.addEventListener(
    'selectionchange',
    () => {
      const field = document.activeElement as Field;
      const entry = entries.get(field);
      // Not when the form has set its own value.
      if (entry?.state === stateOf(field)) entries.set(field, readEntry(field));
    },
    options,
  );
  // The page was left by a link and is shown again.
  addEventListener('pageshow', ({ persisted }) => persisted && endPending());

  // Elements that are rendered later belong to React, or are not affected.
  new MutationObserver(() => setTimeout(() => listening.abort(), lateTimeoutMs)).observe(root, {
    attributeFilter: ['class'],
  });
  root.inert = false;
})();
