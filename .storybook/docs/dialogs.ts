/**
 * On a docs page dialogs are drawn in their stories. As modals, all would open at once over the page, and keep the rest of it
 * inert until each is closed.
 */
export function openDialogsInPlace(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function open() {
    if (!this.closest('#storybook-docs')) return showModal.call(this);
    // Neither `show()` nor the dialog may move the focus: the page would scroll to the last of them.
    this.inert = true;
    this.setAttribute('open', '');
    requestAnimationFrame(() => {
      this.inert = false;
    });
  };
}
