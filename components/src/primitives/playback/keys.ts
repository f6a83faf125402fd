/** Whether a text field, menu or dialog handles the keys. */
export const isBusyWith = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [role=menu], [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;
