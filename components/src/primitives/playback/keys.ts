/** Whether the focused element handles keys itself, because it is a text field or inside of a menu or a dialog. */
export const handlesOwnKeys = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [role=menu], [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;
