/**
 * Renders the dialogs of docs pages inside their stories. If they were modal, all of them would open over the page, and
 * make it inert until each is closed.
 */
export function openDialogsInPlace(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function open() {
    if (!this.closest('#storybook-docs')) return showModal.call(this);
    // An inert dialog cannot take the focus. Otherwise the page would scroll to the last dialog.
    this.inert = true;
    this.setAttribute('open', '');
    requestAnimationFrame(() => {
      this.inert = false;
    });
  };
}
