/**
 * Renders dialogs of docs pages inside their stories. As modals, all of them would open over the page and make it inert
 * until each is closed.
 */
export function openDialogsInPlace(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function open() {
    if (!this.closest('#storybook-docs')) return showModal.call(this);
    // Inert dialogs cannot take the focus, which would scroll the page to the last of them.
    this.inert = true;
    this.setAttribute('open', '');
    requestAnimationFrame(() => {
      this.inert = false;
    });
  };
}
