import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Primitives/Select',
  component: Select,
  render: (args) => (
    <Field label="Audience">
      <Select {...args}>
        <option value="public">Everyone</option>
        <option value="followers">Followers</option>
        <option value="subscribers">Subscribers</option>
      </Select>
    </Field>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Audience');
    await userEvent.selectOptions(select, 'followers');
    await expect(select).toHaveValue('followers');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
