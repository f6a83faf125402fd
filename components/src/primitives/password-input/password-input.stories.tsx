import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Field } from '../field/index.ts';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/Primitives/PasswordInput',
  component: PasswordInput,
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
  args: { defaultValue: 'one kiln at night', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: t('password.hide') })).toBeVisible();
  },
};
