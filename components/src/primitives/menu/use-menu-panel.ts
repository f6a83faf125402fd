import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const itemSelector = '[role^=menuitem]:not([aria-disabled=true])';

function place(panel: HTMLElement, trigger: HTMLElement, align: 'start' | 'end') {
  const triggerBox = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = align === 'start' ? triggerBox.left : triggerBox.right - width;
  const below = triggerBox.bottom + 8;
  const fits = below + height <= window.innerHeight - 8;
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  panel.style.top = `${fits ? below : Math.max(8, triggerBox.top - height - 8)}px`;
}

/** The letters that belong together are typed with shorter pauses. */
const maxPauseMs = 500;

const textOf = (item: HTMLElement) => item.textContent?.trim().toLowerCase() ?? '';

/**
 * Returns the item that begins with the typed letters. A single letter, also if it is typed several times, goes to the
 * next such item; more letters may stay at the current one.
 */
function itemForText(items: HTMLElement[], typed: string): HTMLElement | undefined {
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (typed === '') return undefined;
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const start = isOneLetter ? current + 1 : Math.max(0, current);
  const inOrder = [...items.slice(start), ...items.slice(0, start)];
  return inOrder.find((item) => textOf(item).startsWith(isOneLetter ? (typed[0] ?? '') : typed));
}

/** Returns the item to focus after an arrow key, Home or End; undefined for other keys. */
function itemForKey(items: HTMLElement[], key: string): HTMLElement | undefined {
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items[(current - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}

interface MenuPanel {
  open: boolean;
  toggle: () => void;
  close: () => void;
  panel: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Opens, positions and closes the popover of a menu, and handles its keys. The popover is in the browser's top layer,
 * where no container can clip it.
 */
export function useMenuPanel(trigger: RefObject<HTMLElement | null>, align: 'start' | 'end'): MenuPanel {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', atMs: 0 });
  useEffect(() => {
    const element = panel.current;
    const anchor = trigger.current;
    if (!open || !element || !anchor) return;
    element.showPopover();
    place(element, anchor, align);
    element.querySelector<HTMLElement>(itemSelector)?.focus({ preventScroll: true });
    const closeOnOutsidePress = (event: Event) => {
      const target = event.target as Node;
      if (!element.contains(target) && !anchor.contains(target)) setOpen(false);
    };
    // Moves the menu with its button when a container scrolls. Closes it when the button is out of view.
    const followTrigger = () => {
      const { top, bottom } = anchor.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) setOpen(false);
      else place(element, anchor, align);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    document.addEventListener('scroll', followTrigger, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      document.removeEventListener('scroll', followTrigger, { capture: true });
    };
  }, [open, align, trigger]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };
  /** Returns what has been typed up to this key; an empty text if the key types nothing. */
  const addLetter = ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): string => {
    const { text, atMs } = typing.current;
    const before = timeStamp - atMs < maxPauseMs ? text : '';
    // A space at the start selects the item.
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && before === '')) return '';
    typing.current = { text: before + key.toLowerCase(), atMs: timeStamp };
    return typing.current.text;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      // Prevents Escape from also closing the dialog around the menu.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const items = Array.from(panel.current?.querySelectorAll<HTMLElement>(itemSelector) ?? []);
    const next = itemForKey(items, event.key) ?? itemForText(items, addLetter(event));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { open, toggle: () => setOpen(!open), close, panel, onKeyDown };
}
