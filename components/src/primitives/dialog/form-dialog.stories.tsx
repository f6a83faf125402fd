import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { FormDialog } from './form-dialog.tsx';

const onSubmit = fn();

const meta = {
  title: 'Components/Primitives/FormDialog',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    title: 'Note about Noor Haddad',
    description: 'Only you can see it.',
    children: (
      <Field label="Note">
        <TextArea rows={4} />
      </Field>
    ),
    cancelLabel: 'Cancel',
    submitLabel: 'Save',
    isSubmitting: false,
    error: undefined,
    onSubmit: (event) => {
      event.preventDefault();
      onSubmit();
    },
    onClose: fn(),
  },
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Submitting: Story = { args: { isSubmitting: true } };

/** An error that belongs to no field. */
export const Refused: Story = { args: { error: 'The note could not be saved.' } };

export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
