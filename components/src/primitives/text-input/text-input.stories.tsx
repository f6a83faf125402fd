import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Components/Primitives/TextInput',
  component: TextInput,
  render: (args) => (
    <Field label="Email">
      <TextInput {...args} />
    </Field>
  ),
  parameters: { docs: { description: { component: 'A line of text, labelled by the `Field` around it.' } } },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { placeholder: 'you@example.com' } };
export const Filled: Story = { args: { defaultValue: 'ines@example.com' } };
export const WithPrefixAndSuffix: Story = {
  args: { start: '$', end: 'USD', defaultValue: '25.00', inputMode: 'decimal' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ines@example.com' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'ines@' } };
