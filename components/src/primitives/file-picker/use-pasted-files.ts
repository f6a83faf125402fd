import { type RefObject, useEffect, useRef } from 'react';

const fields = 'fieldset:has(input[type="file"])';

/** Whether the target is a field for text, and the clipboard has text for it, such as a copied cell of a table. */
const isTextForField = (target: Element, { types }: DataTransfer): boolean =>
  types.includes('text/plain') && target.matches('input, textarea, [contenteditable]');

/**
 * Passes on the files that are pasted into a field, or anywhere in its form, where they would otherwise be lost while
 * the user writes. The field of another picker keeps its files.
 */
export function usePastedFiles(
  picker: RefObject<HTMLElement | null>,
  isOfForm: boolean,
  onPaste: (files: FileList) => void,
): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const own = picker.current;
    const place = (isOfForm && own?.closest('form')) || own;
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const target = event.target as Element;
      const other = target.closest(fields);
      if (!clipboardData || clipboardData.files.length === 0 || (other && other !== own)) return;
      if (isTextForField(target, clipboardData)) return;
      event.preventDefault();
      latest.current(clipboardData.files);
    };
    place?.addEventListener('paste', paste);
    return () => place?.removeEventListener('paste', paste);
  }, [picker, isOfForm]);
}
