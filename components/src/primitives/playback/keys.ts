/** Whether a key event belongs to a text field, menu or dialog. */
export const handlesOwnKeys = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [role=menu], [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;
