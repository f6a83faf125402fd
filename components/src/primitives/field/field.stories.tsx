import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../text-input/index.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Primitives/Field',
  component: Field,
  args: { label: 'Username', children: <TextInput defaultValue="mara.clay" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('mara.clay');
  },
};

export const WithHelp: Story = {
  args: { help: '3 to 30 letters, digits, dots or underscores.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/3 to 30 letters/);
  },
};

export const WithError: Story = {
  args: { help: '3 to 30 letters, digits, dots or underscores.', error: 'This name is taken.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Username');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This name is taken/);
  },
};

export const Optional: Story = { args: { optional: true, label: 'About you', children: <TextInput /> } };
export const Disabled: Story = { args: { disabled: true } };
export const WithAside: Story = { args: { aside: '9 / 30' } };
