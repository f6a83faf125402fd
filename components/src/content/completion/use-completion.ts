import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../primitives/index.ts';
import type { CompletionListProps } from './completion-list.tsx';
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
  completions: readonly Completion[];
  active: number;
  List: ComponentType<CompletionListProps>;
}

const keyMoves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the hashtag or mention at the caret of a text field; null if there is none, or if text is selected. */
const markIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TypedMark | null =>
  selectionStart === selectionEnd ? markAt(value, selectionEnd) : null;

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

/** Returns the open list of completions of the hashtag or mention at the caret, and the handlers of the text field. */
export function useCompletion(area: RefObject<HTMLTextAreaElement | null>, complete: Complete | undefined) {
  const [open, setOpen] = useState<Open | null>(null);
  // The mark that is completed. Responses for other marks are ignored.
  const typed = useRef<TypedMark>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    typed.current = null;
    setOpen(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const closeIfLeft = useEffectEvent(() => {
    if (typed.current && area.current && markIn(area.current)?.start !== typed.current.start) close();
  });
  // React's `onSelect` is not called when a touch or a script moves the caret.
  useEffect(() => {
    const onMove = () => closeIfLeft();
    document.addEventListener('selectionchange', onMove);
    return () => document.removeEventListener('selectionchange', onMove);
  }, []);

  const read = () => {
    const mark = area.current && markIn(area.current);
    if (!mark || !complete) return close();
    clearTimeout(timer.current);
    typed.current = mark;
    timer.current = setTimeout(async () => {
      // The list is loaded with the first completions, because forms are at the limit of their size.
      const loaded = await Promise.all([complete(mark), import('./completion-list.tsx')]).catch(() => null);
      if (typed.current !== mark) return;
      const [found, module] = loaded ?? [[]];
      const completions = found.filter(({ value }) => value !== mark.beginning.toLowerCase());
      setOpen(module && completions.length > 0 ? { completions, active: 0, List: module.CompletionList } : null);
    }, debounceMs);
  };

  const pick = (index: number) => {
    const completion = open?.completions[index];
    // Read again, because the text may have changed since the completions were requested.
    const mark = area.current && markIn(area.current);
    if (area.current && mark && mark.mark === completion?.mark) insert(area.current, mark, completion.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
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
  return { open, pick, onChange: read, onBlur: close, onKeyDown };
}
