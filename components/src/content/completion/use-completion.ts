import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { markAt, type TypedMark } from './mark-at.ts';

/** A hashtag or a user that completes what is being typed. `value` has no mark. */
export type Completion =
  | { mark: '#'; value: string; isOwn: boolean }
  | { mark: '@'; value: string; name: string; avatar: string | null };

/** Returns the hashtags or users that begin with a text. Resolves with none if it fails. */
export type Complete = (typed: Pick<TypedMark, 'mark' | 'beginning'>) => Promise<Completion[]>;

/** The completions are requested after this number of milliseconds without a change (debounce). */
const debounceMs = 150;

interface Open {
  typed: TypedMark;
  completions: readonly Completion[];
  active: number;
}

const keyMoves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Replaces what is being typed. The change is one step of the browser's undo history. */
function insert(area: HTMLTextAreaElement, { mark, beginning, start }: TypedMark, value: string) {
  const end = start + 1 + beginning.length;
  const text = `${mark}${value}${area.value.charAt(end) === ' ' ? '' : ' '}`;
  area.focus();
  area.setSelectionRange(start, end);
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Returns the completions of the hashtag or mention at the caret of a text field, and the handlers of the field. */
export function useCompletion(area: RefObject<HTMLTextAreaElement | null>, complete: Complete | undefined) {
  const [open, setOpen] = useState<Open | null>(null);
  const request = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    // Ignores the response of a request that is running.
    request.current += 1;
    setOpen(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = () => {
    const { current } = area;
    const typed = complete && current ? markAt(current.value, current.selectionEnd) : null;
    if (!typed || !complete) return close();
    clearTimeout(timer.current);
    request.current += 1;
    const number = request.current;
    timer.current = setTimeout(async () => {
      const found = await complete(typed).catch(() => []);
      if (request.current !== number) return;
      const completions = found.filter(({ value }) => value !== typed.beginning.toLowerCase());
      setOpen(completions.length > 0 ? { typed, completions, active: 0 } : null);
    }, debounceMs);
  };

  const pick = (index: number) => {
    const completion = open?.completions[index];
    if (!open || !completion || !area.current) return;
    insert(area.current, open.typed, completion.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMoves[event.key];
    const isPicked = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
    if (move) {
      const { length } = open.completions;
      setOpen({ ...open, active: (open.active + move + length) % length });
    } else if (isPicked) pick(open.active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    completions: open?.completions ?? [],
    active: open?.active ?? 0,
    pick,
    handlers: {
      onChange: read,
      onKeyDown,
      // The caret has left what was being typed.
      onBlur: close,
      onClick: close,
    },
  };
}
