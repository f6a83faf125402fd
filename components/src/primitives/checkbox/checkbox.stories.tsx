import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me logged in' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Keep me logged in'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };

/** The checkbox of a group of which some are selected. A click selects all. */
export const Indeterminate: Story = {
  args: { label: 'All posts', indeterminate: true },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBePartiallyChecked();
    await expect(checkbox).toBeChecked();
  },
};
export const WithHelp: Story = { args: { help: 'For 365 days on this device.' } };
export const WithError: Story = { args: { label: 'I agree to the terms', error: 'Needed to go on.' } };
export const Disabled: Story = { args: { disabled: true } };
