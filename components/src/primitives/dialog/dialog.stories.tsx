import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Text } from '../text/index.ts';
import { TextInput } from '../text-input/index.ts';
import { showToast, ToastRegion } from '../toasts/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { makeDialogsNonModal } from './dialog-host.ts';

type DialogWithButtonProps = Omit<DialogProps, 'open' | 'onClose' | 'dismissable'> & {
  dismissable?: boolean;
  /** Whether the app leaves the dialog open when the user closes it, as during a payment. */
  isBusy?: boolean;
};

function DialogWithButton({ dismissable = true, isBusy, ...props }: DialogWithButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      {dismissable ? (
        <Dialog {...props} open={open} onClose={() => setOpen(isBusy ?? false)} />
      ) : (
        <Dialog {...props} open={open} dismissable={false} />
      )}
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Components/Primitives/Dialog',
  component: DialogWithButton,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Send a tip',
    description: 'Mara Clay sees your name and your words.',
    children: (
      <Field label="Amount">
        <TextInput start="$" inputMode="decimal" defaultValue="25.00" />
      </Field>
    ),
    footer: <Button>Tip $25.00</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof DialogWithButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** While the dialog is non-modal, the overlay of a third party can be used. The dialog keeps its input. */
export const NonModal: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const field = canvas.getByLabelText('Amount');
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    const restoreModals = makeDialogsNonModal();
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(false);
    const outside = canvas.getByRole('button', { name: 'Open' });
    outside.focus();
    await expect(outside).toHaveFocus();
    restoreModals();
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('40');
  },
};

/** The title is the accessible name of the dialog. The dialog takes the focus, and returns it when it closes. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Send a tip' });
    await expect(dialog).toHaveAccessibleDescription(/sees your name/);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: t('close') }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** A single button has the full width. */
export const OneButton: Story = {
  async play(context) {
    await meta.play(context);
    const button = await within(document.body).findByRole('button', { name: 'Tip $25.00' });
    const footer = button.closest('footer') as HTMLElement;
    await expect(button.offsetWidth).toBeGreaterThan(footer.offsetWidth - 60);
  },
};

/** Several buttons are at the end, the main one last. */
export const TwoButtons: Story = {
  args: {
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Tip $25.00</Button>
      </>
    ),
  },
  async play(context) {
    await meta.play(context);
    const button = await within(document.body).findByRole('button', { name: 'Tip $25.00' });
    const footer = button.closest('footer') as HTMLElement;
    await expect(button.offsetWidth).toBeLessThan(footer.offsetWidth / 2);
  },
};

export const Small: Story = {
  args: { size: 'sm', title: 'Delete this post?', description: 'Its comments go with it.', children: null },
};
/** Tab reaches the content, so that the arrow keys scroll it. */
export const PhoneLongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of the terms.`).map((line) => (
      <Text key={line}>{line}</Text>
    )),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const content = (await canvas.findByRole('dialog')).querySelector('header')?.nextElementSibling as HTMLElement;
    await expect(within(content).getByText('Line 1 of the terms.')).toBeVisible();
    await waitFor(() => expect(content).toHaveAttribute('tabindex', '0'));
  },
};

/**
 * Does what Chromium does when the user presses Escape repeatedly without a click in between: it dispatches an event
 * that cannot be canceled, and closes the dialog. The key presses of a test do not cause this.
 */
async function pressEscapeRepeatedly(dialog: HTMLElement) {
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await expect(dialog).toHaveProperty('open', true);
  fireEvent(dialog, new Event('cancel'));
  (dialog as HTMLDialogElement).close();
}

/** The user must choose one of the buttons, so the dialog has no close button and ignores Escape. */
export const NotDismissable: Story = {
  args: { dismissable: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveAttribute('closedby', 'none');
    await pressEscapeRepeatedly(dialog);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t('close') })).toBeNull();
  },
};

/** While the app leaves the dialog open, such as during a payment, Escape does not close it. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('dialog');
    await pressEscapeRepeatedly(dialog);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  },
};

function TwoDialogs() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} onClose={() => setOpen(false)} title="Buy this photo" footer={<Button>Pay $25.00</Button>}>
        Your bank asks whether this is you.
      </Dialog>
      <Dialog open dismissable={false} title="Your bank asks" footer={<Button>Yes, pay $25.00</Button>}>
        Is this you?
      </Dialog>
    </>
  );
}

/** Escape closes neither a dialog that ignores it nor the dialog below, to which Chromium passes it on. */
export const AboveAnother: Story = {
  render: () => <TwoDialogs />,
  play: async ({ canvas }) => {
    const below = await canvas.findByRole('dialog', { name: 'Buy this photo' });
    await pressEscapeRepeatedly(below);
    await waitFor(() => expect(below.matches(':modal')).toBe(true));
    const button = canvas.getByRole('button', { name: 'Yes, pay $25.00' });
    const { left, top } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + 9, top + 9) as HTMLElement);
  },
};

/** Toasts are rendered inside the open dialog, because everything outside of it is inert. */
export const WithToast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    showToast({ text: 'Changes saved', tone: 'success' });
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveTextContent('Changes saved'));
  },
};
