import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const meta = {
  title: 'Components/Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    title: 'Delete this address?',
    description: 'Orders that are on their way keep it.',
    cancelLabel: 'Cancel',
    confirmLabel: 'Delete address',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Confirming: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete address' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Cancelling: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WithDetails: Story = { args: { children: <Text>Mara Clay, 12 Kiln Lane, Leeds</Text> } };

export const Busy: Story = { args: { isBusy: true } };

function Removal({ args, onClose }: { args: ConfirmDialogProps; onClose: (isRemoved: boolean) => void }) {
  const setRemoved = useFocusAfterRemoval();
  const close = (isRemoved: boolean) => {
    setRemoved(isRemoved);
    onClose(isRemoved);
  };
  return <ConfirmDialog {...args} onConfirm={() => close(true)} onClose={() => close(false)} />;
}

function Row(args: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {!isRemoved && <Button onClick={() => setOpen(true)}>Delete</Button>}
      {isOpen && (
        <Removal
          args={args}
          onClose={(isRemoval) => {
            setOpen(false);
            setRemoved(isRemoval);
          }}
        />
      )}
    </main>
  );
}

/** The focus returns to the button after cancelling, and moves to the content when the button is removed. */
export const FocusAfterRemoval: Story = {
  render: (args) => <Row {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
