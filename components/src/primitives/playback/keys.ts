/** Somebody writes, chooses from a menu or answers a dialog: keys are theirs. */
export const isBusyWith = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [role=menu], [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;
