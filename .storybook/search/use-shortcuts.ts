import { type RefObject, useEffect, useRef } from 'react';
import { PREVIEW_KEYDOWN } from 'storybook/internal/core-events';
import { useStorybookApi } from 'storybook/manager-api';

/** Returns whether a key starts a search: `/`, or Ctrl or ⌘ and K. */
const startsSearch = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Focuses the field with the shortcuts of Storybook's search, also while the story has the focus. Shows the sidebar if it
 * is hidden.
 *
 * @param place - the element in which the field is shown; null while the sidebar is hidden
 */
export function useShortcuts(field: RefObject<HTMLInputElement | null>, place: Element | null): void {
  const api = useStorybookApi();
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!place || !isAwaited.current) return;
    isAwaited.current = false;
    field.current?.focus();
  }, [place, field]);
  useEffect(() => {
    const focus = () => {
      isAwaited.current = !field.current;
      if (!field.current) api.toggleNav(true);
      field.current?.focus();
      field.current?.select();
    };
    const listen = (event: KeyboardEvent) => {
      if (!startsSearch(event) || (event.key === '/' && isEditable(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      focus();
    };
    const listenToPreview = ({ event }: { event: KeyboardEvent }) => {
      if (startsSearch(event)) focus();
    };
    window.addEventListener('keydown', listen, { capture: true });
    const stop = api.on(PREVIEW_KEYDOWN, listenToPreview);
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      stop();
    };
  }, [api, field]);
}
